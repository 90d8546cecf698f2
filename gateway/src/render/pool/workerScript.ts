import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBuilder } from '@eldorado/build/one-file';

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
  code ??= await build();
  const folder = await mkdtemp(path.join(tmpdir(), 'eldorado-render-'));
  const file = path.join(folder, 'worker.cjs');
  await writeFile(file, code ?? '');
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}

let code: Uint8Array | undefined;

/** Once, when a gateway starts: 50 ms. */
async function build(): Promise<Uint8Array | undefined> {
  const { buildSync } = await loadBuilder();
  return buildSync({
    entryPoints: [path.join(import.meta.dirname, '../worker/main.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
    logLevel: 'error',
  }).outputFiles[0]?.contents;
}
