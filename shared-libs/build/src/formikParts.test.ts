import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { patched } from './patchLoader.ts';

/** What browsers get. */
const file = createRequire(import.meta.url).resolve('formik/dist/formik.esm.js');
const source = patched(file, readFileSync(file, 'utf8'));

/** What stands in place of the import of a name. */
const part = <Value>(name: string): Value =>
  vm.runInThisContext(
    new RegExp(`^const ${name} = (.*);$`, 'm').exec(source)?.[1] ?? 'undefined',
  ) as Value;

test('Formik asks lodash for nothing', () => {
  expect(source).not.toContain('lodash');
  expect(source).not.toContain("'hoist-non-react-statics'");
  expect(source).toMatch(/^import .* from 'react';$/m);
});

test('a draft’s copy is its own, and a path leads to its place', () => {
  const cloneDeep = part<(value: unknown) => unknown>('cloneDeep');
  const draft = { name: 'Ana', tags: ['a'] };
  const copy = cloneDeep(draft) as typeof draft;
  copy.tags.push('b');
  expect(draft.tags).toEqual(['a']);
  expect(cloneDeep(undefined)).toBeUndefined();
  const toPath = part<(key: string | string[]) => string[]>('toPath');
  expect(toPath('people[0].name')).toEqual(['people', '0', 'name']);
  expect(toPath(['people', '0'])).toEqual(['people', '0']);
});

test('only plain objects are plain', () => {
  const isPlainObject = part<(value: unknown) => boolean>('isPlainObject');
  // Of the realm in which the parts are made: jest's own objects are another's.
  const source = "[{}, Object.create(null), null, [], new Date(), 'text']";
  const values = vm.runInThisContext(source) as unknown[];
  expect(values.map(isPlainObject)).toEqual([true, true, false, false, false, false]);
});
