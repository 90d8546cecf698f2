import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFile, parseKeys, readKeys } from './keys.ts';
import { makeSeal } from './seal.ts';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const before = parseKeys(`2026a:${key(1)}`);
const after = parseKeys(`2027a:${key(2)},2026a:${key(1)}`);

test('a sealed text opens again, and looks different each time', () => {
  const seal = makeSeal(before);
  const [one, two] = [seal.seal('Señora Ñuñez', 'PQ-1'), seal.seal('Señora Ñuñez', 'PQ-1')];
  expect(seal.open(one, 'PQ-1')).toBe('Señora Ñuñez');
  expect(one).not.toBe(two);
  expect(one).not.toContain('Ñ');
});

test('a text that was changed, or belongs to another row, does not open', () => {
  const seal = makeSeal(before);
  const sealed = seal.seal('secret', 'PQ-1');
  const [id, text = ''] = sealed.split('.');
  const changed = `${id}.${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => seal.open(changed, 'PQ-1')).toThrow();
  expect(() => seal.open(sealed, 'PQ-2')).toThrow();
});

test('bytes of any value are sealed and opened as texts are', () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
  const sealed = makeSeal(before).sealBytes(bytes, 'file');
  expect(makeSeal(after).openBytes(sealed, 'file')).toEqual(bytes);
  expect(() => makeSeal(before).openBytes(sealed, 'another')).toThrow();
  expect(() => makeSeal(before).openBytes(Buffer.from('no seal'), 'file')).toThrow(/DATA_KEYS/);
});

test('after a rotation the old key still opens, and the new one seals', () => {
  const old = makeSeal(before).seal('secret', 'PQ-1');
  const seal = makeSeal(after);
  expect(seal.open(old, 'PQ-1')).toBe('secret');
  expect([seal.isCurrent(old), seal.isCurrent(seal.seal('secret', 'PQ-1'))]).toEqual([false, true]);
  expect(() => makeSeal(before).open(seal.seal('secret', 'PQ-1'), 'PQ-1')).toThrow(/2027a/);
});

test.each(['', 'a', 'a:short', `a:${key(1)},a:${key(2)}`])('%j is no list of keys', (text) => {
  expect(() => parseKeys(text)).toThrow(/DATA_KEYS must be a list/);
});

test('without keys in the configuration the data folder has one of its own, for its owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  try {
    const made = await Promise.all([readKeys(undefined, folder), readKeys(undefined, folder)]);
    expect(made[0]).toEqual(made[1]);
    expect(await readKeys('', folder)).toEqual(made[0]);
    expect(statSync(join(folder, keyFile)).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
