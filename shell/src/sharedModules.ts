import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { sharedModules } from '@eldorado/build';
import * as http from '@eldorado/http';
import * as i18n from '@eldorado/i18n';
import * as remote from '@eldorado/remote';
import * as routing from '@eldorado/remote/routing';
import * as state from '@eldorado/store/state';
import * as ui from '@eldorado/ui';

export type SharedRequest = (typeof sharedModules)[number];

/**
 * What the shell gives to every remote, under the names by which remotes ask for it. The store with its cache of the API's
 * answers is given beside it: in a browser it comes when a remote asks for it.
 */
export const shared: Readonly<Record<Exclude<SharedRequest, '@eldorado/store'>, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  '@eldorado/http': http,
  '@eldorado/i18n': i18n,
  '@eldorado/remote': remote,
  '@eldorado/remote/routing': routing,
  '@eldorado/store/state': state,
  '@eldorado/ui': ui,
};
