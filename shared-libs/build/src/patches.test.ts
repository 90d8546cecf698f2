import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { patched, patchOf, patches } from './patchLoader.ts';
import type { Patch } from './patches.ts';

/** Not by its package.json, which some packages do not export. */
function folderOf(name: string): string {
  const [, folder = ''] =
    new RegExp(`^(.*/node_modules/${name})/`).exec(createRequire(import.meta.url).resolve(name)) ??
    [];
  return folder;
}
const fileOf = (patch: Patch) => path.join(folderOf(patch.package), patch.file);
const formik = patches.find((patch) => patch.package === 'formik') as Patch;

test.each(patches.map((patch) => [`${patch.package}/${patch.file}`, patch] as const))(
  '%s is installed as its row expects it',
  (_, patch) => {
    const source = readFileSync(fileOf(patch), 'utf8');
    expect(patchOf(fileOf(patch))).toBe(patch);
    expect(patched(fileOf(patch), source)).not.toBe(source);
    expect(patch.edits.every(({ pattern }) => pattern.flags.includes('g'))).toBe(true);
  },
);

test('a file has one row', () => {
  const files = patches.map((patch) => `${patch.package}/${patch.file}`);
  expect(new Set(files).size).toBe(files.length);
});

test('a pattern that is found less or more often fails, with what to do', () => {
  const source = readFileSync(fileOf(formik), 'utf8');
  const [edit] = formik.edits;
  if (!edit) throw new Error('Formik has no edits');
  const table = [{ ...formik, edits: [{ ...edit, count: 2 }] }];
  expect(() => patched(fileOf(formik), source, table)).toThrow(
    /^formik \d+\.\d+\.\d+, dist\/formik\.esm\.js: \/\^import cloneDeep .* is found 1 times and not 2\. The library has changed: correct its row in shared-libs\/build\/src\/patches\.ts, or remove it/,
  );
  expect(() => patched(fileOf(formik), source.replace('cloneDeep', 'copy'))).toThrow(
    'is found 0 times and not 1',
  );
});

test('a file without a row fails', () => {
  const file = path.join(folderOf('formik'), 'dist/other.js');
  expect(patchOf(file)).toBeUndefined();
  expect(() => patched(file, '')).toThrow('has no row in shared-libs/build/src/patches.ts');
  expect(patchOf('/elsewhere/formik/dist/formik.esm.js')).toBeUndefined();
});

test('the map measures its fonts without innerHTML, and includes only the controls that it names', () => {
  const ol = (name: string) => {
    const file = path.join(folderOf('ol'), name);
    return patched(file, readFileSync(file, 'utf8'));
  };
  expect(ol('render/canvas.js')).not.toContain('innerHTML');
  expect(ol('Map.js')).toContain('const defaultControls = () => [];');
  expect(ol('Map.js')).toContain('const defaultInteractions = () => [];');
});
