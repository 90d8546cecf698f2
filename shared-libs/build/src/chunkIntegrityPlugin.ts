import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const placeholder = '__CHUNK_INTEGRITY__';

const digestOf = (algorithm: 'sha256' | 'sha384', bytes: Buffer | string) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

export const integrityOf = (bytes: Buffer | string): string => digestOf('sha384', bytes);

/** The integrity by which an entry knows a chunk. */
export const chunkIntegrityOf = (bytes: Buffer | string): string => digestOf('sha256', bytes);

/**
 * Subresource integrity for the chunks a script loads: the entry file carries the sha256 of each of its
 * chunks, the shortest that browsers take, since nothing compresses it, and the page carries the entry's. So
 * trust goes from the page to the entry to its chunks, and a page need not list every file of every remote.
 * (webpack-subresource-integrity leaves unresolved placeholders in remoteEntry.js.)
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          `${source}
script.integrity = JSON.parse("${placeholder}")[url.split("/").pop()] || "";
script.crossOrigin = "anonymous";`,
      );
      compilation.hooks.processAssets.tap(
        // After the chunks have their final names and bytes.
        {
          name: 'ChunkIntegrityPlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1,
        },
        () => {
          const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
          const integrity = Object.fromEntries(
            scripts
              .filter(({ source }) => !source.source().includes(placeholder))
              .map(({ name, source }) => [name, chunkIntegrityOf(source.buffer())]),
          );
          const quoted = new RegExp(`(["'\`])${placeholder}\\1`, 'g');
          for (const { name, source } of scripts) {
            const text = source.source().toString();
            if (!text.includes(placeholder)) continue;
            const table = `'${JSON.stringify(integrity)}'`;
            compilation.updateAsset(
              name,
              new webpack.sources.RawSource(text.replace(quoted, () => table)),
            );
          }
        },
      );
    });
  }
}
