import webpack, { type Compiler } from 'webpack';
import { patches, patchOf } from './patchLoader.ts';

/**
 * Fails an app's browser build that never met a file which the table of patches names for it: the library has renamed
 * it, or the app uses it no more.
 */
export class PatchesMetPlugin {
  readonly #app: string;
  readonly #table: typeof patches;

  constructor(app: string, table = patches) {
    this.#app = app;
    this.#table = table;
  }

  apply(compiler: Compiler): void {
    // While developing, React and others have another file, which is not changed.
    if (compiler.options.mode === 'development') return;
    const expected = this.#table.filter(({ app }) => app === this.#app);
    compiler.hooks.compilation.tap('PatchesMetPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('PatchesMetPlugin', (modules) => {
        const met = new Set(
          [...modules].map((module) => patchOf(module.nameForCondition() ?? '', expected)),
        );
        for (const patch of expected.filter((row) => !met.has(row))) {
          compilation.errors.push(
            new webpack.WebpackError(
              `${patch.package}: ${patch.file} is in shared-libs/build/src/patches.ts and not in the browser build of ${this.#app}. Name the file that the library has instead, or remove the row.`,
            ),
          );
        }
      });
    });
  }
}
