import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteDefinition } from '@eldorado/remote';
import { RemoteApp, type RemoteAppProps } from './RemoteApp.tsx';

/**
 * A remote's single-spa lifecycles: any single-spa page can mount it, and the harness does.
 * Props of the mounted app: see `RemoteAppProps`; without any it shows the page of the present address.
 */
export function createLifecycles(remote: RemoteDefinition) {
  return singleSpaReact<Partial<RemoteAppProps>>({
    React,
    ReactDOMClient,
    rootComponent: (props) => <RemoteApp {...props} remote={remote} />,
    errorBoundary: (error) => <p role="alert">{error.message}</p>,
  });
}
