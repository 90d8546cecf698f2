import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha384, type Release } from './release.ts';

/** What tests start from: a small valid remote; each names its one visible difference. */
export function exampleRelease(difference: Partial<Release> = {}): Release {
  return {
    name: 'mf-flights',
    version: '1.0.0',
    contract: 1,
    shared: { react: '19.3.1', '@eldorado/ui': '1.0.0' },
    commit: 'a1b2c3d',
    sourceHash: 'source-1',
    files: filesOf({ 'client/remoteEntry.js': 'entry', 'client/board.css': 'board' }),
    entry: 'client/remoteEntry.js',
    modules: { 'screen:board': { js: ['client/remoteEntry.js'], css: ['client/board.css'] } },
    ...difference,
  };
}

/** The shell beside it. */
export function exampleShell(difference: Partial<Release> = {}): Release {
  return exampleRelease({
    name: 'shell',
    contract: null,
    entry: null,
    files: filesOf({ 'client/vendor.js': 'vendor', 'client/main.js': 'main' }),
    modules: { main: { js: ['client/vendor.js', 'client/main.js'], css: [] } },
    ...difference,
  });
}

/** Writes a release with these files into a store, as a build would. */
export async function buildExample(
  store: string,
  release: Release,
  contents: Record<string, string>,
): Promise<Release> {
  const built = { ...release, files: filesOf(contents) };
  const dir = join(store, release.name, release.version);
  for (const [path, content] of Object.entries({
    ...contents,
    'release.json': JSON.stringify(built),
  })) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  return built;
}

export const remoteContents = { 'client/remoteEntry.js': 'entry', 'client/board.css': 'board' };
export const shellContents = { 'client/vendor.js': 'vendor', 'client/main.js': 'main' };

function filesOf(contents: Record<string, string>): Release['files'] {
  return Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [
      path,
      { integrity: sha384(content), bytes: Buffer.byteLength(content) },
    ]),
  );
}
