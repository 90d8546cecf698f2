import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { hostConfig } from '@eldorado/build';

const testingDir = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the harness's host page, once: it is the same for every remote.
 * @returns the folder of the build.
 */
export async function buildHost({ again = false } = {}): Promise<string> {
  const output = path.join(testingDir, 'dist/host');
  if (existsSync(path.join(output, 'main.js')) && !again) return output;
  // webpack leaves a file alone whose name holds the hash of its content, also when that was changed since.
  rmSync(output, { recursive: true, force: true });
  const compiler = webpack(hostConfig(testingDir, './src/harness/host.ts', output));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  return output;
}
