import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha384, type Release } from '../release/release.ts';
import { openStore } from '../store/folder/folderStore.ts';

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

/** Writes a release with these files, and a declaration unless one is among them, into a store, as a build would. */
export async function buildExample(
  store: string,
  release: Release,
  files: Record<string, string>,
): Promise<Release> {
  const contents = { ...declarationOf(release), ...files };
  const built = { ...release, files: filesOf(contents) };
  const dir = join(store, release.name, release.version);
  for (const [path, content] of Object.entries({
    ...contents,
    'release.json': JSON.stringify(built),
  })) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  return openStore(store).signRelease(built);
}

/** remote.json, and the server bundle that declares the same: one page for each screen. */
export function declarationOf({ name, contract, modules }: Release): Record<string, string> {
  const pages = Object.keys(modules)
    .filter((key) => key.startsWith('screen:'))
    .map((key) => key.slice('screen:'.length))
    .map((screen) => ({
      id: screen,
      path: `/${name}/${screen}`,
      screen,
      title: inEveryLanguage('Title'),
      description: inEveryLanguage('Description'),
      keywords: inEveryLanguage(['word']),
    }));
  const declared = { name, contract: contract ?? 1, pages };
  const descriptor = { ...declared, namespace: null, middleware: [], widgets: [] };
  return {
    'remote.json': JSON.stringify(descriptor),
    ...(name !== 'shell' && {
      'server/remote.cjs': `exports.default = ${JSON.stringify(declared)};`,
    }),
  };
}

const inEveryLanguage = <T>(value: T) => ({ es: value, en: value, fr: value, pt: value });

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
