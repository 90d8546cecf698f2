import { generateKeyPairSync } from 'node:crypto';
import { readPin, signPins } from './pin.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const now = new Date('2026-03-02T15:00:00Z');
const until = '2026-03-02T16:00:00.000Z';
const token = signPins([{ name: 'mf-flights', version: '1.5.0-rc.1' }], until, privateKey);
const kindOf = (text: string, keys = [publicKey], at = now) => {
  const read = readPin(text, keys, at);
  return read.ok ? 'a pin' : read.failure.kind;
};

test('what was signed is read again, with any of the trusted keys', () => {
  const versions = { 'mf-flights': '1.5.0-rc.1' };
  expect(readPin(token, [publicKey], now)).toEqual({ ok: true, value: { versions, until } });
  expect(kindOf(token, [stranger.publicKey, publicKey])).toBe('a pin');
  expect(encodeURIComponent(token)).toBe(token.replace('@', '%40'));
});

test('it may hold several versions, of which none can be left out or changed', () => {
  const apps = [
    { name: 'shell', version: '2.0.0' },
    { name: 'mf-flights', version: '2.0.0' },
  ];
  const several = signPins(apps, until, privateKey);
  const versions = { shell: '2.0.0', 'mf-flights': '2.0.0' };
  expect(readPin(several, [publicKey], now)).toMatchObject({ ok: true, value: { versions } });
  // It stands in a cookie as it is.
  expect(several).toMatch(/^[\w@.~-]+$/);
  for (const part of ['shell@2.0.0~', '~mf-flights@2.0.0', 'shell@2.0.0~mf-flights@2.0.0~'])
    expect(kindOf(several.replace(part, ''))).toBe('not-a-pin');
  expect(kindOf(several.replace('flights@2.0.0', 'flights@2.0.1'))).toBe('not-a-pin');
});

test('another key, another version, a longer time or nonsense is refused', () => {
  expect(kindOf(token, [stranger.publicKey])).toBe('not-a-pin');
  expect(kindOf(token.replace('1.5.0-rc.1', '1.5.0-rc.2'))).toBe('not-a-pin');
  expect(kindOf(token.replace(/~\d+/, '~9999999999'))).toBe('not-a-pin');
  for (const text of ['', 'off', '~~', 'mf-flights@1.0.0', `${token}~`, 'x'.repeat(5_000)])
    expect(kindOf(text)).toBe('not-a-pin');
});

test('it ends', () => {
  expect(kindOf(token, [publicKey], new Date('2026-03-02T15:59:59Z'))).toBe('a pin');
  expect(kindOf(token, [publicKey], new Date('2026-03-02T16:00:00Z'))).toBe('expired');
});
