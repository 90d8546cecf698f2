import { releasesDir } from '@eldorado/build/app';
import { configuredStore } from '@eldorado/releases';
import { buildMissing } from './buildMissing.ts';

await buildMissing(configuredStore(releasesDir()), process.env['CHANNEL'] ?? 'production');
