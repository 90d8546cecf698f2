import * as store from '@eldorado/store';
import pages from './pages.ts';
import { render } from './server/render.tsx';
import { shared as sharedAtOnce, type SharedRequest } from './sharedModules.ts';

const shared: Readonly<Record<SharedRequest, unknown>> = {
  ...sharedAtOnce,
  '@eldorado/store': store,
};

// What the gateway's workers run. The build reads `definition`; `shared` is injected into the remotes' server bundles.
export { pages as definition, render, shared };
