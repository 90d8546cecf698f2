import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

export interface WorkerScript {
  /** The one file that a worker may read. */
  file: string;
  remove(): Promise<void>;
}

/**
 * Makes the workers' code one file in a folder of its own: a process that may read nothing else needs it whole, and Node's
 * permission model refuses the native code that turns the repository's TypeScript into what runs.
 */
export async function makeWorkerScript(): Promise<WorkerScript> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'worker/main.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
    logLevel: 'error',
    treeShaking: true,
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'eldorado-render-'));
  const file = path.join(folder, 'worker.cjs');
  await writeFile(file, outputFiles[0]?.contents ?? '');
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}
