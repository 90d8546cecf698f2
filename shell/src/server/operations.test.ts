import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  canaryRelease,
  openStore,
  promoteRelease,
  publishRelease,
  rollbackRelease,
  setIdOf,
  signPin,
} from '@eldorado/releases';
import { telemetryPath } from '../site/telemetry.ts';
import { readConfig } from './config.ts';
import { exampleApp, examplePage, writeExample } from './exampleSet.ts';
import { createGateway, type Gateway, type GatewayParts } from './gateway.ts';

/** A shell whose pages say which version of the flights they are made of. */
const shellSource = `
exports.shared = {};
exports.render = async ({ site }) => ({
  kind: 'page', status: 200, degraded: false, title: 'Page', page: null, boot: { site },
  pipe: (to) => to.end('<p>flights ' + site.remotes['mf-flights'].version + '</p>'),
});`;
const main = { main: { js: ['client/main.js'], css: [] } };
const token = 'a-token-of-the-configuration';

let dir: string;
let parts: GatewayParts;
let gateway: Gateway;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'operations-'));
  const store = openStore(dir);
  const flights = exampleApp('mf-flights', [examplePage()]);
  await writeExample(
    dir,
    exampleApp('shell', [examplePage({ id: 'home', path: '/' })], main),
    shellSource,
  );
  await writeExample(dir, flights, '');
  await writeExample(dir, { ...flights, release: { ...flights.release, version: '1.1.0' } }, '');
  await writeExample(dir, { ...flights, release: { ...flights.release, version: '9.0.0' } }, '');
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['mf-flights', '1.0.0'],
    ['mf-flights', '1.1.0'],
  ] as const) {
    await changed(publishRelease(context(store), name, version));
    await changed(promoteRelease(context(store), name, version));
  }
  const env = { LOG_LEVEL: 'silent', PORT: '0', OPS_TOKEN: token, TELEMETRY_PER_ADDRESS: '1000' };
  parts = { config: readConfig(env, dir), store, clock: { now: () => new Date() } };
  gateway = await createGateway(parts);
});
afterEach(async () => {
  await gateway.app.close();
  await rm(dir, { recursive: true });
});

const context = (store: GatewayParts['store']) => ({
  store,
  channel: 'production',
  at: new Date().toISOString(),
  who: 'ana',
  why: 'a test',
});
async function changed(change: ReturnType<typeof promoteRelease>) {
  const done = await change;
  if (!done.ok) throw new Error(done.failure.sentence);
}
const ask = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers });
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const versionIn = (body: string) => /flights ([\d.]+)/.exec(body)?.[1];
const cookieOf = (answer: { headers: Record<string, unknown> }, name: string) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((each) => each.startsWith(`${name}=`));
const valueOf = (cookie: string | undefined) => cookie?.split(';')[0] ?? '';

/** Asks until the gateway has followed its channel: it looks four times a second. */
async function until<T>(read: () => Promise<T> | T, passes: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const value = await read();
    if (passes(value) || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('a canary', () => {
  const start = async () => {
    const share = 25;
    await changed(promoteRelease(context(parts.store), 'mf-flights', '1.0.0'));
    await changed(canaryRelease(context(parts.store), 'mf-flights', '1.1.0', share));
    await until(
      () => gateway.releases.document().microFrontends['mf-flights'],
      (versions) => versions?.some(({ deployment }) => deployment.traffic === share) === true,
    );
  };

  test('shows each visitor one version for good, and its share of them the new one', async () => {
    await start();
    let tried = 0;
    for (let visitor = 0; visitor < 200; visitor++) {
      const cookie = `cohort=${visitor * 50}`;
      const first = versionIn((await ask('/vuelos', { cookie })).body);
      if (visitor % 20 === 0) {
        expect(versionIn((await ask('/vuelos?q=AV', { cookie })).body)).toBe(first);
      }
      if (first === '1.1.0') tried += 1;
    }
    // Exactly a quarter of all 10,000; of these 200, about.
    expect(tried).toBeGreaterThan(25);
    expect(tried).toBeLessThan(75);
  });

  test('gives a new visitor a cohort, and keeps the page out of shared caches', async () => {
    await start();
    const first = await ask('/vuelos');
    expect(cookieOf(first, 'cohort')).toMatch(
      /^cohort=\d{1,4}; Path=\/; Max-Age=2592000; SameSite=Lax$/,
    );
    expect(first.headers['cache-control']).toMatch(/^private/);
    const cookie = valueOf(cookieOf(first, 'cohort'));
    const again = await ask('/vuelos', { cookie });
    expect(cookieOf(again, 'cohort')).toBeUndefined();
    expect(versionIn(again.body)).toBe(versionIn(first.body));
    const { setId } = (await ask('/_site/live.json', { cookie })).json<{ setId: string }>();
    expect(first.body).toContain(setId);
    for (const made of ['cohort=10000', 'cohort=-1', 'cohort=x', 'cohort='])
      expect(cookieOf(await ask('/vuelos', { cookie: made }), 'cohort')).toBeDefined();
  });

  test('without one nobody is told apart', async () => {
    const page = await ask('/vuelos', { cookie: 'cohort=5' });
    expect(cookieOf(page, 'cohort')).toBeUndefined();
    expect(page.headers['cache-control']).toMatch(/^public/);
  });
});

describe('a link to a version', () => {
  const link = async (version: string, minutes = 60) =>
    `/vuelos?q=AV&release=${encodeURIComponent(
      signPin(
        {
          remote: 'mf-flights',
          version,
          until: new Date(Date.now() + minutes * 60_000).toISOString(),
        },
        await parts.store.keyring.signingKey(),
      ),
    )}`;

  test('pins it for this browser, with a note of it, until it is put off', async () => {
    const taken = await ask(await link('1.0.0'));
    expect([taken.statusCode, taken.headers.location]).toEqual([302, '/vuelos?q=AV']);
    expect(cookieOf(taken, 'release')).toMatch(/; HttpOnly; SameSite=Lax$/);
    const cookie = valueOf(cookieOf(taken, 'release'));
    const pinned = await ask('/vuelos?q=AV', { cookie });
    expect(versionIn(pinned.body)).toBe('1.0.0');
    expect(pinned.body).toContain('"pinned":{"versions":{"mf-flights":"1.0.0"}');
    expect(pinned.headers['cache-control']).toBe('private, no-store');
    const health = await ask('/api/site-health', { cookie });
    expect(health.body).toContain('"name":"mf-flights","status":"ok","version":"1.0.0"');
    // Nobody else sees it, and the one who does gets out of it.
    expect(versionIn((await ask('/vuelos?q=AV')).body)).toBe('1.1.0');
    const out = await ask('/vuelos?q=AV&release=off', { cookie });
    expect(out.headers.location).toBe('/vuelos?q=AV');
    expect(cookieOf(out, 'release')).toContain('Max-Age=0');
  });

  test('one that was made up, has ended, or names what is not published leads to the live page', async () => {
    const good = await link('1.0.0');
    for (const address of [
      good.replace('1.0.0', '1.1.1'),
      `${good}x`,
      await link('1.0.0', -1),
      await link('9.0.0'),
      '/vuelos?release=mf-flights@1.0.0',
    ]) {
      const taken = await ask(address);
      expect([address, taken.statusCode]).toEqual([address, 302]);
      expect(cookieOf(taken, 'release')).toContain('Max-Age=0');
      const cookie = `release=${new URL(address, 'http://site').searchParams.get('release') ?? ''}`;
      expect(versionIn((await ask('/vuelos', { cookie })).body)).toBe('1.1.0');
    }
  });

  test('leads nowhere else', async () => {
    for (const address of ['/.//evil.example/?release=off', '//evil.example/?release=off'])
      expect((await ask(address)).headers.location).toMatch(/^\/($|[^/])/);
  });
});

describe('reports of browsers', () => {
  const report = (kind: string, difference: object = {}) =>
    gateway.app.inject({
      method: 'POST',
      url: telemetryPath,
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({
        setId: setIdOf({ shell: '1.0.0', 'mf-flights': '1.1.0' }),
        locale: 'es',
        cohort: null,
        events: [{ kind, remote: 'mf-flights', version: '1.1.0', page: 'mf-flights/board' }],
        ...difference,
      }),
    });
  const live = () => gateway.releases.current().versions['mf-flights'];

  test('take a version that fails out of service, and the one before serves', async () => {
    for (let load = 0; load < 57; load++) await report('loaded');
    await report('load-failed');
    await report('render-failed');
    expect(live()).toBe('1.1.0');
    await report('load-failed');
    expect(await until(live, (version) => version === '1.0.0')).toBe('1.0.0');
    expect(versionIn((await ask('/vuelos')).body)).toBe('1.0.0');
    expect((await parts.store.readLog()).at(-1)).toMatchObject({
      who: 'gateway',
      action: 'quarantine',
      why: '3 of 60 loads failed within two minutes',
      before: '1.1.0',
      after: '1.0.0',
    });
    expect((await ask('/metrics')).body).toContain(
      'eldorado_remote_loads_total{remote="mf-flights",version="1.1.0",locale="es",outcome="load-failed"} 2',
    );
  });

  test('of versions that are not served, or that are no reports, count for nothing', async () => {
    const other = [{ kind: 'load-failed', remote: 'mf-flights', version: '1.0.0', page: 'x' }];
    for (let load = 0; load < 60; load++) await report('load-failed', { events: other });
    expect((await report('load-failed', { setId: 'ffffffffffff' })).statusCode).toBe(404);
    for (const wrong of [{ setId: 'x' }, { locale: 'de' }, { events: 'all' }, { cohort: 10_000 }])
      expect((await report('load-failed', wrong)).statusCode).toBe(400);
    expect((await ask('/metrics')).body).not.toContain('outcome="load-failed"');
    expect(live()).toBe('1.1.0');
  });

  test('one address alone takes nothing down', async () => {
    await gateway.app.close();
    gateway = await createGateway({
      ...parts,
      config: { ...parts.config, telemetryPerAddress: 5 },
    });
    for (let load = 0; load < 100; load++) await report('load-failed');
    expect((await ask('/metrics')).body).toMatch(/outcome="load-failed"\} 5$/m);
    expect(live()).toBe('1.1.0');
  });
});

describe('the operations page', () => {
  const signIn = async (given = token) => {
    const answer = await post('/ops/session', { who: 'Ana', token: given });
    return { answer, cookie: valueOf(cookieOf(answer, 'ops')) };
  };

  test('is shut for those who do not know the token', async () => {
    const shut = await ask('/ops');
    expect(shut.statusCode).toBe(401);
    expect(shut.body).not.toContain('mf-flights');
    expect((await signIn('another-token-altogether')).answer.statusCode).toBe(401);
    const tried = await post('/ops/rollback', { remote: 'mf-flights', why: 'because' });
    expect(tried.statusCode).toBe(401);
    for (let attempt = 0; attempt < 5; attempt++) await signIn('wrong');
    expect((await signIn()).answer.statusCode).toBe(429);
  });

  test('is not there without one', async () => {
    await gateway.app.close();
    gateway = await createGateway({ ...parts, config: { ...parts.config, opsToken: null } });
    expect((await ask('/ops')).body).toContain('<p>flights');
    expect((await post('/ops/session', { who: 'Ana', token: '' })).statusCode).toBe(404);
  });

  test('shows what is live, and rolls it back with a reason', async () => {
    const { answer, cookie } = await signIn();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ops']);
    expect(cookieOf(answer, 'ops')).toContain(
      '; Path=/ops; Max-Age=28800; HttpOnly; SameSite=Strict',
    );
    const page = await ask('/ops', { cookie });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Roll back to 1.0.0');

    const fields = { channel: 'production', remote: 'mf-flights' };
    await post('/ops/rollback', { ...fields, why: '' }, { cookie });
    expect((await ask('/ops', { cookie })).body).toContain('Say why');
    const other = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await post('/ops/rollback', { ...fields, why: 'evil' }, other)).statusCode).toBe(401);

    await post('/ops/rollback', { ...fields, why: 'boards are <empty>' }, { cookie });
    expect(
      await until(
        () => gateway.releases.current().versions['mf-flights'],
        (version) => version === '1.0.0',
      ),
    ).toBe('1.0.0');
    const after = (await ask('/ops', { cookie })).body;
    expect(after).toContain('rollback done: mf-flights on production');
    expect(after).toContain('boards are &#60;empty&#62;');
    expect((await parts.store.readLog()).at(-1)).toMatchObject({ who: 'Ana', action: 'rollback' });
  });

  test('says beside the button whether going back is safe, and offers none when it is not', async () => {
    const { cookie } = await signIn();
    expect((await ask('/ops', { cookie })).body).toMatch(
      /class="safe">Safe: .*Roll back to 1\.0\.0/s,
    );
    const flights = exampleApp('mf-flights', [examplePage()]);
    const other = { ...flights.release, version: '1.2.0', contract: 2 };
    await writeExample(dir, { ...flights, release: other }, '');
    await changed(publishRelease(context(parts.store), 'mf-flights', '1.2.0'));
    await changed(promoteRelease(context(parts.store), 'mf-flights', '1.2.0', true));
    await changed(promoteRelease(context(parts.store), 'mf-flights', '1.1.0', true));
    const page = (await ask('/ops', { cookie })).body;
    expect(page).toContain('Going back to 1.2.0 is not safe');
    expect(page).toContain('mf-flights 1.2.0 has contract 2');
    expect(page).not.toContain('action="/ops/rollback"');
  });

  test('starts a canary and pauses it', async () => {
    const { cookie } = await signIn();
    const fields = { channel: 'production', remote: 'mf-flights', why: 'a first try' };
    await post('/ops/canary', { ...fields, version: '1.0.0', traffic: '10' }, { cookie });
    const canary = async () =>
      (await parts.store.readLog()).at(-1) as { action: string; canaryAfter?: object };
    expect(await canary()).toMatchObject({ canaryAfter: { version: '1.0.0', traffic: 10 } });
    await until(
      async () => (await ask('/ops', { cookie })).body,
      (body) => body.includes('Pause canary'),
    );
    await post('/ops/pause', fields, { cookie });
    expect((await canary()).action).toBe('pause');
  });
});

test('the shell is released and rolled back as a remote is', async () => {
  const app = exampleApp('shell', [examplePage({ id: 'home', path: '/' })], main);
  const next = shellSource.replace('<p>', '<p>edition two, ');
  await writeExample(dir, { ...app, release: { ...app.release, version: '1.1.0' } }, next);
  const page = async () => (await ask('/vuelos')).body;
  await changed(publishRelease(context(parts.store), 'shell', '1.1.0'));
  await changed(promoteRelease(context(parts.store), 'shell', '1.1.0'));
  expect(await until(page, (body) => body.includes('edition two'))).toContain('edition two');
  await changed(rollbackRelease(context(parts.store), 'shell', false, () => undefined));
  expect(await until(page, (body) => !body.includes('edition two'))).not.toContain('edition two');
});

test('a channel that is refused is told, and the set of before goes on serving', async () => {
  await appendFile(path.join(dir, 'channels/production.json'), ' and more');
  const health = await until(
    () => ask('/api/site-health'),
    ({ body }) => body.includes('stale'),
  );
  const report = health.json<{ parts: { name: string; status: string }[] }>();
  expect(report.parts.find(({ name }) => name === 'site')).toMatchObject({ status: 'stale' });
  expect(versionIn((await ask('/vuelos')).body)).toBe('1.1.0');
});
