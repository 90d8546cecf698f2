import { testOnSite } from '@eldorado/testing/on-site';
import remote from '../src/remote.ts';

// On the site that SITE names: `SITE=https://… npm run journeys`, with the link of `npm run release -- share` for a version that is not live.
const { SITE: site } = process.env;
if (!site)
  throw new Error('SITE names no site: give its address, or a link of npm run release -- share');
testOnSite({ remote, site });
