import { parseArgs } from 'node:util';
import { runSupervised } from './runSupervised.ts';

/**
 * `npm start`: builds what is missing, makes it live where nothing is, and starts the site under a supervisor.
 * `--build-only` stops before the site starts.
 */
const { values } = parseArgs({ options: { 'build-only': { type: 'boolean', default: false } } });
if (values['build-only']) await import('./build.ts');
else await runSupervised(new URL('./site.ts', import.meta.url));
