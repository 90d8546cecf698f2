import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'webpack';
import { patches, type Patch } from './patches.ts';

export { patches };

/** Where the table lies, which a build that applies it depends on. */
const tableFile = fileURLToPath(new URL('./patches.ts', import.meta.url));

/**
 * The row of a file in node_modules.
 * @param file its absolute path.
 */
export const patchOf = (file: string, table: readonly Patch[] = patches): Patch | undefined =>
  table.find((patch) =>
    file.replaceAll('\\', '/').endsWith(`/node_modules/${patch.package}/${patch.file}`),
  );

/**
 * A library's file with its row of the table applied.
 * @param file absolute path in node_modules.
 * @returns the source to use instead.
 * @throws when the file has no row, or a pattern is not found as often as the row says.
 */
export function patched(file: string, source: string, table: readonly Patch[] = patches): string {
  const patch = patchOf(file, table);
  if (!patch) throw new Error(`${file} has no row in shared-libs/build/src/patches.ts`);
  return patch.edits.reduce((text, { pattern, count, replacement }) => {
    const found = [...text.matchAll(pattern)].length;
    if (found !== count)
      throw new Error(
        `${patch.package} ${versionOf(file, patch)}, ${patch.file}: ${String(pattern)} is found ${found} times and not ${count}. The library has changed: correct its row in shared-libs/build/src/patches.ts, or remove it when it is needed no more.`,
      );
    return text.replaceAll(pattern, replacement);
  }, source);
}

function versionOf(file: string, patch: Patch): string {
  const root = file.slice(0, -patch.file.length);
  return (JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }).version;
}

/** The webpack loader of the files that the table names. */
export default function patchLoader(this: LoaderContext<unknown>, source: string): string {
  this.addDependency(tableFile);
  return patched(this.resourcePath, source);
}
