import pages from './pages.ts';
import { render } from './server/render.tsx';
import { shared } from './sharedModules.ts';

// What the gateway's workers run. The build reads `definition`; `shared` is injected into the remotes' server bundles.
export { pages as definition, render, shared };
