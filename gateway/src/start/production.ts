import { runSupervised } from './runSupervised.ts';

/**
 * `npm run start:production`: starts the site from releases that are live already, under a supervisor. It builds nothing
 * and needs no sources of the shell and the remotes. API_ONLY=1 starts the API alone, GATEWAY_ONLY=1 the gateway alone.
 */
await runSupervised(new URL('./productionSite.ts', import.meta.url));
