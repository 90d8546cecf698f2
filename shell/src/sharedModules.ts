import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { sharedModules } from '@eldorado/build';
import * as http from '@eldorado/http';
import * as i18n from '@eldorado/i18n';
import * as remote from '@eldorado/remote';
import * as routing from '@eldorado/remote/routing';
import * as store from '@eldorado/store';
import * as ui from '@eldorado/ui';

/** What the shell gives to every remote, under the names by which remotes ask for it. */
export const shared: Readonly<Record<(typeof sharedModules)[number], unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  '@eldorado/http': http,
  '@eldorado/i18n': i18n,
  '@eldorado/remote': remote,
  '@eldorado/remote/routing': routing,
  '@eldorado/store': store,
  '@eldorado/ui': ui,
};
