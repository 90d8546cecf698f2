import { releasesDir } from '@eldorado/build/app';
import { configuredStore, renewDevelopmentStore } from '@eldorado/releases';
import { buildMissing } from './buildMissing.ts';
import { restarted } from './supervise.ts';

// The process that `npm start` supervises.
/** Milliseconds. */
const day = 86_400_000;
const store = configuredStore(releasesDir());
const channel = process.env['CHANNEL'] ?? 'production';

// A site that died comes back with what it served; sources may be half edited by then.
if (!restarted(process.argv)) await buildMissing(store, channel);
await import('./main.ts');
// A site that runs for months with the development key has nobody who renews its document.
setInterval(() => void renewDevelopmentStore(store, channel).catch(reportError), day).unref();

function reportError(error: unknown): void {
  process.stderr.write(`${String(error)}\n`);
}
