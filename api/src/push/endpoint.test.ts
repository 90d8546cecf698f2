import { randomBytes } from 'node:crypto';
import { arePushKeys, isPushEndpoint } from './endpoint.ts';
import { exampleKeys } from './exampleKeys.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://autopush.prod.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
])('a browser’s push service: %s', (address) => {
  expect(isPushEndpoint(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://notify.windows.com.evil.example/',
  'https://evilnotify.windows.com.example/',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8/abc',
  'https://localhost/abc',
  'file:///etc/passwd',
  'not an address',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
])('no push service: %s', (address) => {
  expect(isPushEndpoint(address)).toBe(false);
});

test('keys are a point of the curve and 16 bytes', () => {
  const { p256dh, auth } = exampleKeys();
  const short = randomBytes(15).toString('base64url');
  const beside = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  expect(arePushKeys(p256dh, auth)).toBe(true);
  expect(arePushKeys(beside, auth)).toBe(false);
  expect(arePushKeys(randomBytes(64).toString('base64url'), auth)).toBe(false);
  expect(arePushKeys(p256dh, short)).toBe(false);
  expect(arePushKeys('<script>', auth)).toBe(false);
});
