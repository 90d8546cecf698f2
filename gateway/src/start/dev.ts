import path from 'node:path';
import webpack from 'webpack';
import { remoteConfig, repoRoot, shellConfig } from '@eldorado/build';
import { openStore, renewDevelopmentStore } from '@eldorado/releases';
import { listApps, makeLive } from './apps.ts';

/**
 * `npm run dev`: every app is built again when its files change, made live on a channel of its own, and the
 * open pages reload. Its releases lie apart from the real ones.
 */
process.env['RELEASES_DIR'] ??= path.join(repoRoot, 'releases', '.dev');
process.env['CHANNEL'] ??= 'development';
process.env['PAGE_FRESH_SECONDS'] ??= '0';
process.env['PAGE_STALE_SECONDS'] ??= '0';
process.env['LOG_LEVEL'] ??= 'warn';
const store = openStore(process.env['RELEASES_DIR']);
await renewDevelopmentStore(store, process.env['CHANNEL']);

await Promise.all(
  listApps().map(
    (app) =>
      new Promise<void>((resolve) => {
        const config = app.name === 'shell' ? shellConfig : remoteConfig;
        const configs = config(app.dir, {
          development: true,
          async onRelease(release) {
            await makeLive(store, process.env['CHANNEL'] ?? 'development', release, 'npm run dev');
            process.stdout.write(`  ${app.name} ${release.version}\n`);
            resolve();
          },
        });
        webpack(configs).watch({ aggregateTimeout: 100 }, (error, stats) => {
          if (error ?? stats?.hasErrors()) {
            process.stderr.write(`${error?.message ?? stats?.toString('errors-only') ?? ''}\n`);
          }
        });
      }),
  ),
);
await import('./main.ts');
