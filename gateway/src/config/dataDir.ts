import path from 'node:path';

/** The folder that DATA_DIR names, `data` of the repository without it; also for who does not read the whole configuration. */
export function dataDirOf(env: Readonly<Record<string, string | undefined>>, root: string): string {
  return path.resolve(env['DATA_DIR'] ?? path.join(root, 'data'));
}
