import { readTaxiSettings } from './settings.ts';

const secret = 'sixteen-letters-x';
const live = { PUBLIC_ORIGIN: 'https://www.example.com' };

test('nothing set is a demonstration', () => {
  expect(readTaxiSettings({})).toEqual({
    sms: { kind: 'outbox' },
    dispatch: { kind: 'demo' },
    codeLimits: {
      countries: expect.arrayContaining(['CO', 'US', 'ES', 'FR', 'BR']) as string[],
      perHour: 600,
      perNetwork: 120,
      perPrefix: 10,
    },
  });
});

test('a site that the world sees writes no codes to its output, unless it is configured to', () => {
  expect(readTaxiSettings(live).sms).toEqual({ kind: 'off' });
  expect(readTaxiSettings({ ...live, SMS_CONSOLE: 'on' }).sms).toEqual({ kind: 'outbox' });
});

test('a gateway and a dispatcher are an address and a secret', () => {
  const env = { ...live, SMS_URL: 'https://sms.example/v1/', SMS_SECRET: secret };
  expect(readTaxiSettings(env).sms).toEqual({
    kind: 'http',
    url: 'https://sms.example/v1',
    secret,
  });
});

test.each([
  [{ SMS_URL: 'sms.example', SMS_SECRET: secret }, 'SMS_URL'],
  [{ SMS_URL: 'https://sms.example', SMS_SECRET: 'short' }, 'SMS_SECRET'],
  [{ DISPATCH_URL: 'https://cars.example' }, 'DISPATCH_SECRET'],
  [{ SMS_COUNTRIES: 'CO,57' }, 'SMS_COUNTRIES'],
  [{ SMS_PER_HOUR: '0' }, 'SMS_PER_HOUR'],
  [{ SMS_PER_PREFIX: 'many' }, 'SMS_PER_PREFIX'],
])('%p is refused by the name of %s', (env, name) => {
  expect(() => readTaxiSettings(env)).toThrow(name);
});
