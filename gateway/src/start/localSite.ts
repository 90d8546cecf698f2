import { releasesDir } from '@eldorado/build/app';
import { openStore, renewDevelopmentStore } from '@eldorado/releases';
import { localChannel } from './localChannel.ts';

// The process that `npm start` supervises. A site that died comes back with what it served: nothing is built here.
/** Milliseconds. */
const day = 86_400_000;

process.env['CHANNEL'] = localChannel;
await import('./main.ts');
// A site that runs for months with the development key has nobody who renews its document.
const store = openStore(releasesDir());
setInterval(() => void renewDevelopmentStore(store, localChannel).catch(reportError), day).unref();

function reportError(error: unknown): void {
  process.stderr.write(`${String(error)}\n`);
}
