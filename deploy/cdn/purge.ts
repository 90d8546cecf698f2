import { releasesDir } from '@eldorado/build/app';
import { configuredStore } from '@eldorado/releases';
import { followReleases } from './followReleases.ts';
import { purgeRequest } from './purgeRequest.ts';
import { sendPurge } from './sendPurge.ts';

/**
 * `npm run purge -w deploy`: follows the channel and makes the CDN forget the pages at each change; with `-- --once` it
 * does so at once, and ends. The store and the channel are named as for a gateway, the CDN as deploy/cdn/README.md says.
 */
const report = (sentence: string) => void process.stdout.write(`${sentence}\n`);

try {
  const request = purgeRequest(process.env);
  if (process.argv.includes('--once')) {
    await sendPurge(request);
    report('The CDN forgot the pages');
  } else {
    const stop = followReleases({
      store: configuredStore(releasesDir()),
      channel: process.env['CHANNEL'] || 'production',
      purge: () => sendPurge(request),
      report,
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        stop();
        process.exit(0);
      });
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
