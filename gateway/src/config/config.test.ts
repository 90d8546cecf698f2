import { missingOrigin, readConfig } from './config.ts';

const config = (env: Record<string, string> = {}) => readConfig(env, '/repo');

test('a clock of tests stands still, or goes on from its instant', () => {
  const AIRPORT_NOW = '2026-11-21T12:00:00Z';
  expect(config({ AIRPORT_NOW })).toMatchObject({ frozenNow: AIRPORT_NOW, movesFrom: null });
  expect(config({ AIRPORT_NOW, AIRPORT_CLOCK: 'moves' })).toMatchObject({
    frozenNow: null,
    movesFrom: AIRPORT_NOW,
  });
});

test('an empty environment gives a working site', () => {
  expect(config()).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    publicOrigin: null,
    assetsOrigin: null,
    trustedProxies: 'loopback',
    apiUrl: null,
    databaseUrl: null,
    dataDir: '/repo/data',
    releasesDir: '/repo/releases',
    channel: 'production',
    frozenNow: null,
    movesFrom: null,
    pageFreshFor: 2,
    pageStaleFor: 300,
    quarantine: { loads: 50, share: 0.05, within: 120_000, addresses: 5, networks: 20 },
    good: { after: 1_800_000, loads: 50, share: 0.05 },
    telemetryPerAddress: 5,
  });
});

test('each variable replaces its default', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '0',
    PUBLIC_ORIGIN: 'https://www.example.com/',
    ASSETS_ORIGIN: 'https://cdn.example.com/site',
    API_URL: 'http://api:9000/',
    DATABASE_URL: 'postgres://db/site',
    DATA_DIR: '/data',
    RELEASES_DIR: '/releases',
    CHANNEL: 'staging',
    AIRPORT_NOW: '2026-11-21T12:00:00Z',
    PAGE_FRESH_SECONDS: '0',
    PAGE_STALE_SECONDS: '0.5',
    LOG_LEVEL: 'warn',
    QUARANTINE_ADDRESSES: '1',
  };
  expect(config(env)).toMatchObject({
    host: '0.0.0.0',
    port: 0,
    publicOrigin: 'https://www.example.com',
    assetsOrigin: 'https://cdn.example.com',
    apiUrl: 'http://api:9000',
    databaseUrl: 'postgres://db/site',
    dataDir: '/data',
    releasesDir: '/releases',
    channel: 'staging',
    frozenNow: '2026-11-21T12:00:00Z',
    pageFreshFor: 0,
    pageStaleFor: 0.5,
    logLevel: 'warn',
    quarantine: { addresses: 1 },
  });
});

test.each(['PORT', 'PAGE_FRESH_SECONDS', 'PAGE_STALE_SECONDS'])(
  '%s must be a number, and the error says so',
  (name) => {
    for (const value of ['ten', '-1', 'Infinity', '', ' ']) {
      expect(() => config({ [name]: value })).toThrow(`${name} must be a number, not '${value}'`);
    }
  },
);

test.each(['PUBLIC_ORIGIN', 'ASSETS_ORIGIN'])('%s must be a web address', (name) => {
  for (const value of ['www.example.com', 'localhost:8080', 'file:///srv']) {
    expect(() => config({ [name]: value })).toThrow(
      `${name} must be an address such as https://www.example.com, not '${value}'`,
    );
  }
  expect(config({ [name]: '' })).toEqual(config());
});

test('a link that is not configured is not shown, and one can be switched off', () => {
  expect(Object.keys(config().links).sort()).toEqual(['chat', 'migration', 'navigation']);
  expect(config({ LINK_CHAT: '' }).links).not.toHaveProperty('chat');
  expect(config({ LINK_CHAT: 'https://chat.example.com', LINK_MIGRATION: '' }).links).toEqual({
    chat: 'https://chat.example.com',
    navigation: expect.stringContaining('openstreetmap') as string,
  });
});

test('a site that is not told its address says so, and does not start in production', () => {
  const production = { NODE_ENV: 'production' };
  expect(missingOrigin(config(), {})).toContain('Set PUBLIC_ORIGIN');
  expect(() => missingOrigin(config(), production)).toThrow('Set PUBLIC_ORIGIN');
  const known = config({ PUBLIC_ORIGIN: 'https://www.example.com' });
  expect(missingOrigin(known, production)).toBeNull();
});

test('HSTS is off unless it is named', () => {
  expect(config().hsts).toBeNull();
  expect(config({ HSTS: 'preload' }).hsts).toBe('preload');
  expect(() => config({ HSTS: 'yes' })).toThrow("HSTS must be on or preload, not 'yes'");
});
