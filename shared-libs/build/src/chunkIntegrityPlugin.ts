import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { contentHashes } from '@eldorado/content/modules';

const placeholder = '__CHUNK_INTEGRITY__';

export const integrityOf = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Subresource integrity for the chunks a script loads: the entry file carries the sha384 of each of its
 * chunks, and the page carries the entry's. So trust goes from the page to the entry to its chunks, and a
 * page need not list every file of every remote. The articles of a content folder are many files: the chunk that
 * fetches them carries their hashes, and the entry that chunk's.
 * (webpack-subresource-integrity leaves unresolved placeholders in remoteEntry.js.)
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          `${source}
script.integrity = ({ ...__webpack_require__.contentIntegrity, ...JSON.parse("${placeholder}") })[url.split("/").pop()] || "";
script.crossOrigin = "anonymous";`,
      );
      compilation.hooks.processAssets.tap(
        // After the chunks have their final names and bytes.
        {
          name: 'ChunkIntegrityPlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1,
        },
        () => {
          writeHashes(compilation, contentHashes, isContent);
          writeHashes(compilation, placeholder, (name) => !isContent(name));
        },
      );
    });
  }
}

const isContent = (name: string): boolean => name.startsWith('content-');

/** Writes, where the placeholder stands, the hashes of the scripts that are meant and have it not themselves. */
function writeHashes(
  compilation: Compilation,
  placeholder: string,
  isMeant: (name: string) => boolean,
): void {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const has = ({ source }: (typeof scripts)[number]) =>
    source.source().toString().includes(placeholder);
  const integrity = Object.fromEntries(
    scripts
      .filter((script) => isMeant(script.name) && !has(script))
      .map(({ name, source }) => [name, integrityOf(source.buffer())]),
  );
  const quoted = new RegExp(`(["'\`])${placeholder}\\1`, 'g');
  const table = `'${JSON.stringify(integrity)}'`;
  for (const { name, source } of scripts.filter(has)) {
    const text = source
      .source()
      .toString()
      .replace(quoted, () => table);
    compilation.updateAsset(name, new webpack.sources.RawSource(text));
  }
}
