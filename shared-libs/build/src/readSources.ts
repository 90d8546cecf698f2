import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from 'webpack';
import type { Sources } from '@eldorado/releases';
import { repoRoot, type App } from './app.ts';
import { codeOf } from './codeOf.ts';
import { packageOf, sharedModules } from './shared.ts';

/** What webpack read for one side of an app; absolute paths. */
export interface SideReads {
  /** Found or missing; folders are among them that a file was looked for in. */
  files: string[];
  /** Folders that were read as a whole. */
  folders: string[];
  loaders: string[];
}

/** What a compilation read: through its modules, what their loaders added, and where it looked for them. */
export function readsOf(compilation: Compilation): SideReads {
  return {
    files: [...compilation.fileDependencies, ...compilation.missingDependencies],
    folders: [...compilation.contextDependencies],
    loaders: [...compilation.buildDependencies],
  };
}

/**
 * What an app was built from: what webpack read for all its sides, what the preset looked up, and the code of the build.
 * @param root the repository.
 */
export function sourcesOf(app: App, sides: readonly SideReads[], root = repoRoot): Sources {
  const own = (file: string) => path.join(app.dir, file);
  const build = (file: string) => path.join(import.meta.dirname, '..', file);
  const start = [
    own('webpack.config.ts'),
    build('bin.mjs'),
    ...sides.flatMap((each) => each.loaders),
  ];
  const files = [
    ...sides.flatMap((each) => each.files),
    ...codeOf(start.filter((file) => existsSync(file))),
    ...['package.json', 'src/widgets.ts'].map(own),
    build('package.json'),
    ...sharedModules.map((name) => manifestOf(packageOf(name), root)),
  ];
  const folders = [...sides.flatMap((each) => each.folders), own('src/early')];
  const listed = (all: readonly string[]) =>
    [...new Set(all)]
      .filter((file) => file.startsWith(root + path.sep))
      .map((file) => path.relative(root, file).split(path.sep).join('/'))
      .sort();
  return {
    files: listed(files.filter((file) => isSource(file) && isOf(app, file, root))),
    folders: listed(folders.filter((folder) => !isInstalled(folder))),
    packages: listed(files.filter(isInstalled).flatMap(packageFolder)),
  };
}

/** A package's package.json, where a workspace has it. */
function manifestOf(name: string, root: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? realpathSync(file) : file;
}

const isInstalled = (file: string) => file.split(path.sep).includes('node_modules');

/** A file, or where one would be found: a folder that is not there holds none. */
function isSource(file: string): boolean {
  if (isInstalled(file)) return false;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? existsSync(path.dirname(file));
}

/** The repository's package.json is read for its place alone, on the way to an app's own. */
const isOf = (app: App, file: string, root: string) =>
  file !== path.join(root, 'package.json') || app.dir === root;

/** The folder of the package that a file belongs to; none for a workspace, whose own files are read. */
function packageFolder(file: string): string[] {
  const [folder] = /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^@\\/][^\\/]*/.exec(file) ?? [];
  if (folder === undefined || !existsSync(path.join(folder, 'package.json'))) return [];
  return lstatSync(folder).isSymbolicLink() ? [] : [folder];
}
