// JavaScript, since it is the hook that reads TypeScript.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What was made of a source stays at hand: a start then neither loads the compiler nor waits for it. */
const cacheDir = fileURLToPath(
  new URL('../../node_modules/.cache/eldorado-typescript', import.meta.url),
);
const options = {
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript' },
    transform: { react: { runtime: 'automatic' } },
  },
};
let compiler;

/** A Node module hook: turns a .ts or .tsx file into an ES module with an inline source map. */
export async function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const source = await readFile(filename, 'utf8');
  // The source map names the file.
  const key = createHash('sha1')
    .update(`${filename}\n${JSON.stringify(options)}\n${source}`)
    .digest('hex');
  const cached = path.join(cacheDir, `${key}.mjs`);
  const code = await readFile(cached, 'utf8').catch(() => compile(filename, source, cached));
  return { format: 'module', source: code, shortCircuit: true };
}

async function compile(filename, source, cached) {
  compiler ??= import('@swc/core');
  const { transform } = await compiler;
  const jsc = { ...options.jsc, parser: { syntax: 'typescript', tsx: filename.endsWith('x') } };
  const { code } = await transform(source, { filename, ...options, jsc });
  // Where nothing may be written, the next start compiles again.
  await keep(cached, code).catch(() => undefined);
  return code;
}

/** Whole or not at all: several processes start at a time. */
async function keep(file, code) {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(cacheDir, { recursive: true });
  await writeFile(unfinished, code);
  await rename(unfinished, file);
}
