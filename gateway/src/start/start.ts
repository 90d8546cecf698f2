import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { oneFile } from '@eldorado/build/one-file';
import { localRefusal } from './localChannel.ts';
import { runSupervised } from './runSupervised.ts';

/**
 * `npm start`: builds what is missing, makes it live on the channel `local`, and starts the site of that channel under a
 * supervisor. `--build-only` stops before the site starts.
 */
const { values } = parseArgs({ options: { 'build-only': { type: 'boolean', default: false } } });
const refusal = localRefusal(process.env);
if (refusal !== null) {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = await build();
  if (process.exitCode === 0 && !values['build-only'])
    await runSupervised(new URL('./localSite.ts', import.meta.url));
}

/** In a process of its own: the supervisor, which stays, would keep what it loads. @returns its exit code. */
async function build(): Promise<number> {
  const { execArgv, file } = await oneFile(new URL('./build.ts', import.meta.url));
  const child = spawn(process.execPath, [...execArgv, file], { stdio: 'inherit' });
  const stop = () => child.kill();
  process.on('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  process.off('SIGTERM', stop);
  return code ?? 1;
}
