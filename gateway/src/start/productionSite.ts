import { releasesDir } from '@eldorado/build/app';
import { configuredStore } from '@eldorado/releases';
import { reportReady } from './reportReady.ts';
import { requireLive } from './requireLive.ts';
import { readRole } from './roles.ts';

// The process that the production start supervises.
try {
  if (readRole(process.env) === 'api') {
    await import('api/main');
    if (!process.exitCode) reportReady();
  } else {
    await requireLive(configuredStore(releasesDir()), process.env['CHANNEL'] ?? 'production');
    await import('./main.ts');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
