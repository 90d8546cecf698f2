import { endOnFault } from 'api/explain-fault';
import { releasesDir } from '@eldorado/build/app';
import { configuredStore } from '@eldorado/releases';
import { reportReady } from './reportReady.ts';
import { requireLive } from './requireLive.ts';
import { readRole } from './roles.ts';

// The process that the production start supervises.
try {
  if (readRole(process.env) === 'api') {
    await import('api/main');
    reportReady();
  } else {
    await requireLive(configuredStore(releasesDir()), process.env['CHANNEL'] || 'production');
    await import('./main.ts');
  }
} catch (error) {
  endOnFault(error);
}
