import path from 'node:path';
import webpack from 'webpack';
import { remoteConfig, repoRoot, shellConfig } from '@eldorado/build';
import { openStore, renewDevelopmentStore } from '@eldorado/releases';
import { listApps, makeLive } from './apps.ts';
import { localChannel, localRefusal } from './localChannel.ts';

/**
 * `npm run dev`: every app is built again when its files change, made live on the channel `local`, and the
 * open pages reload. Its releases lie apart from the real ones.
 */
const refusal = localRefusal(process.env);
if (refusal !== null) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}
process.env['RELEASES_DIR'] ??= path.join(repoRoot, 'releases', '.dev');
process.env['CHANNEL'] = localChannel;
process.env['PAGE_FRESH_SECONDS'] ??= '0';
process.env['PAGE_STALE_SECONDS'] ??= '0';
process.env['LOG_LEVEL'] ??= 'warn';
const store = openStore(process.env['RELEASES_DIR']);
await renewDevelopmentStore(store, localChannel);

await Promise.all(
  listApps().map(
    (app) =>
      new Promise<void>((resolve) => {
        const config = app.name === 'shell' ? shellConfig : remoteConfig;
        const configs = config(app.dir, {
          development: true,
          async onRelease(release) {
            await makeLive(store, localChannel, release, 'npm run dev');
            process.stdout.write(
              `  ${app.name} ${release.version} is live on channel ${localChannel}\n`,
            );
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
