import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFile, parseKeys, readKeys } from './keys.ts';
import { makeEncryption } from './encryption.ts';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const before = parseKeys(`2026a:${key(1)}`);
const after = parseKeys(`2027a:${key(2)},2026a:${key(1)}`);

test('an encrypted text opens again, and looks different each time', () => {
  const encryption = makeEncryption(before);
  const [one, two] = [
    encryption.encrypt('Señora Ñuñez', 'PQ-1'),
    encryption.encrypt('Señora Ñuñez', 'PQ-1'),
  ];
  expect(encryption.decrypt(one, 'PQ-1')).toBe('Señora Ñuñez');
  expect(one).not.toBe(two);
  expect(one).not.toContain('Ñ');
});

test('a text that was changed, or belongs to another row, does not open', () => {
  const encryption = makeEncryption(before);
  const encrypted = encryption.encrypt('secret', 'PQ-1');
  const [id, text = ''] = encrypted.split('.');
  const changed = `${id}.${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => encryption.decrypt(changed, 'PQ-1')).toThrow();
  expect(() => encryption.decrypt(encrypted, 'PQ-2')).toThrow();
});

test('bytes of any value are encrypted and opened as texts are', () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
  const encrypted = makeEncryption(before).encryptBytes(bytes, 'file');
  expect(makeEncryption(after).decryptBytes(encrypted, 'file')).toEqual(bytes);
  expect(() => makeEncryption(before).decryptBytes(encrypted, 'another')).toThrow();
  expect(() => makeEncryption(before).decryptBytes(Buffer.from('no text'), 'file')).toThrow(
    /DATA_KEYS/,
  );
});

test('after a rotation the old key still opens, and the new one encrypts', () => {
  const old = makeEncryption(before).encrypt('secret', 'PQ-1');
  const encryption = makeEncryption(after);
  expect(encryption.decrypt(old, 'PQ-1')).toBe('secret');
  expect([
    encryption.isCurrent(old),
    encryption.isCurrent(encryption.encrypt('secret', 'PQ-1')),
  ]).toEqual([false, true]);
  expect(() =>
    makeEncryption(before).decrypt(encryption.encrypt('secret', 'PQ-1'), 'PQ-1'),
  ).toThrow(/2027a/);
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
