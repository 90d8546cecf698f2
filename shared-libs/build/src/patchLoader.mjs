import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { patches } from './patches.mjs';

export { patches };

/** Where the table lies, which a build that applies it depends on. */
export const tableFile = fileURLToPath(new URL('./patches.mjs', import.meta.url));

/**
 * The row of a file in node_modules.
 * @param {string} file its absolute path.
 * @param {readonly import('./patchLoader.mjs').Patch[]} table
 */
export const patchOf = (file, table = patches) =>
  table.find((patch) =>
    file.replaceAll('\\', '/').endsWith(`/node_modules/${patch.package}/${patch.file}`),
  );

/**
 * A library's file with its row of the table applied.
 * @param {string} file absolute path in node_modules.
 * @param {string} source
 * @param {readonly import('./patchLoader.mjs').Patch[]} table
 * @returns {string} the source to use instead.
 * @throws when the file has no row, or a pattern is not found as often as the row says.
 */
export function patched(file, source, table = patches) {
  const patch = patchOf(file, table);
  if (!patch) throw new Error(`${file} has no row in shared-libs/build/src/patches.mjs`);
  return patch.edits.reduce((text, { pattern, count, replacement }) => {
    const found = [...text.matchAll(pattern)].length;
    if (found !== count)
      throw new Error(
        `${patch.package} ${versionOf(file, patch)}, ${patch.file}: ${pattern} is found ${found} times and not ${count}. The library has changed: correct its row in shared-libs/build/src/patches.mjs, or remove it when it is needed no more.`,
      );
    return text.replaceAll(pattern, replacement);
  }, source);
}

function versionOf(file, patch) {
  const root = file.slice(0, -patch.file.length);
  return JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version;
}

/**
 * The webpack loader of the files that the table names.
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source
 */
export default function patchLoader(source) {
  this.addDependency(tableFile);
  return patched(this.resourcePath, source);
}
