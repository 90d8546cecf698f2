import { releasesDir } from '@eldorado/build/app';
import { openStore } from '@eldorado/releases';
import { listApps } from './apps.ts';
import { buildApp } from './buildApp.ts';
import { buildLocal } from './buildLocal.ts';

// `npm run build`, and the first half of `npm start`.
await buildLocal({
  store: openStore(releasesDir()),
  apps: listApps(),
  build: buildApp,
  say: (line) => process.stdout.write(`  ${line}\n`),
});
