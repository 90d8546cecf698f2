// Fails when a remote imports another remote or the shell, the shell a remote, an app a facaded library
// directly, or anyone a package's private file. Run: node shared-libs/build/checks/boundaries.mjs
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const facades = {
  'react-router-dom': '@eldorado/remote/routing',
  'react-router': '@eldorado/remote/routing',
  redux: '@eldorado/store',
  '@reduxjs/toolkit': '@eldorado/store',
  'react-redux': '@eldorado/store',
  i18next: '@eldorado/i18n',
  'react-i18next': '@eldorado/i18n',
  axios: '@eldorado/http',
};

/** Packages of the repo: name, folder, and the sub-paths their package.json opens. */
const packages = new Map();
for (const dir of [
  ...folders('.'),
  ...folders('shared-libs').map((name) => `shared-libs/${name}`),
]) {
  try {
    const { name, exports = {} } = JSON.parse(
      readFileSync(path.join(root, dir, 'package.json'), 'utf8'),
    );
    if (dir !== '.') packages.set(name, { dir, doors: Object.keys(exports) });
  } catch {
    continue;
  }
}

const faults = [];
for (const [name, { dir }] of packages) {
  for (const file of sources(path.join(root, dir))) {
    const text = readFileSync(file, 'utf8');
    for (const [, request] of text.matchAll(
      /(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g,
    )) {
      const fault = faultOf(name, dir, file, request);
      if (fault) faults.push(`${path.relative(root, file)}: ${fault}`);
    }
  }
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

function faultOf(name, dir, file, request) {
  if (request.startsWith('.')) {
    const target = path.resolve(path.dirname(file), request);
    const own = path.join(root, dir) + path.sep;
    return target.startsWith(own)
      ? null
      : `'${request}' leaves its package; import the package by name`;
  }
  const imported = [...packages.keys()].find(
    (other) => request === other || request.startsWith(`${other}/`),
  );
  const isRemote = name.startsWith('mf-');
  if (isRemote && facades[request]) return `'${request}' comes through ${facades[request]}`;
  if (!imported || imported === name) return null;
  if (isRemote && (imported === 'shell' || imported === 'api' || imported.startsWith('mf-'))) {
    return `a remote may import shared-libs only, not ${imported}`;
  }
  // The bench builds the site as one bundle; only e2e may see everything.
  if (name === 'shell' && imported.startsWith('mf-'))
    return `the shell imports no remote (${imported})`;
  const door = `.${request.slice(imported.length)}`;
  return packages.get(imported).doors.includes(door)
    ? null
    : `'${request}' is private to ${imported}`;
}

function folders(dir) {
  return readdirSync(path.join(root, dir), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
    )
    .map((entry) => entry.name);
}

function* sources(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.tsbuild'].includes(entry.name)) continue;
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (/\.tsx?$/.test(entry.name)) yield file;
  }
}
