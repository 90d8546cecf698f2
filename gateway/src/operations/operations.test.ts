import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  canaryRelease,
  openStore,
  promoteRelease,
  promoteSet,
  publishRelease,
  quarantineRelease,
  retireRelease,
  rollbackRelease,
  setIdOf,
  signPins,
} from '@eldorado/releases';
import { telemetryPath } from 'shell/contract';
import { until } from '@eldorado/releases/until';
import { thoroughly } from '@eldorado/testing/thorough';
import { readConfig } from '../config/config.ts';
import { exampleApp, examplePage, exampleShell, writeExample } from '../live/exampleSet.ts';
import { createGateway, type Gateway, type GatewayParts } from '../gateway.ts';
import { startWorkerHere } from '../render/pool/workerHere.ts';

/** A shell whose pages say which version of the flights they are made of. */
const shellSource = exampleShell(`return page('flights ' + site.remotes['mf-flights'].version);`);
const main = { main: { js: ['client/main.js'], css: [] } };
const token = 'a-token-of-the-configuration';

let dir: string;
let parts: GatewayParts;
let gateway: Gateway;
let isUp = false;

/** A store of which each test has a copy: the shell and the flights, 1.1.0 live, 1.0.0 before it, 9.0.0 not published. */
let published: string;
beforeAll(async () => {
  published = await mkdtemp(path.join(tmpdir(), 'operations-published-'));
  const dir = published;
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
});
afterAll(() => rm(published, { recursive: true }));

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'operations-'));
  await cp(published, dir, { recursive: true });
  const env = {
    LOG_LEVEL: 'silent',
    PORT: '0',
    OPS_TOKEN: token,
    TELEMETRY_PER_ADDRESS: '1000',
    QUARANTINE_NETWORKS: '5',
    RENDER_WORKERS: '1',
  };
  parts = {
    config: readConfig(env, dir),
    store: openStore(dir),
    clock: { now: () => new Date() },
    startWorker: startWorkerHere,
  };
  gateway = await createGateway(parts);
  isUp = true;
});
afterEach(async () => {
  isUp = false;
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
/** Writes another version of an app and publishes it. */
async function publishOther(name: string, version: string, server = '') {
  const page = { shell: '/', 'mf-flights': '/vuelos' }[name] ?? `/${name}`;
  const app = exampleApp(name, [examplePage({ path: page })], name === 'shell' ? main : {});
  await writeExample(dir, { ...app, release: { ...app.release, version } }, server);
  await changed(publishRelease(context(parts.store), name, version));
}
/** Makes a change, which the gateway follows at once. */
async function changed(change: ReturnType<typeof promoteRelease>) {
  const done = await change;
  if (!done.ok) throw new Error(done.failure.sentence);
  if (isUp) await gateway.releases.follow();
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

  thoroughly(test)('a tab that was dealt no cohort is not offered another set', async () => {
    await start();
    const { id } = gateway.releases.current();
    for (let tab = 0; tab < 50; tab++) {
      expect((await ask('/_site/live.json')).json()).toEqual({ setId: id });
      expect((await ask('/api/site-health')).body).toContain('"version":"1.0.0"');
      expect(versionIn((await ask('/health', { accept: 'text/html' })).body)).toBe('1.0.0');
    }
  });

  thoroughly(test)('of a shell that does not start reaches nobody, and is reported', async () => {
    await publishOther('shell', '2.0.0', `throw new Error('it does not start')`);
    await changed(canaryRelease(context(parts.store), 'shell', '2.0.0', 50));
    const health = await until(
      () => ask('/api/site-health'),
      ({ body }) => body.includes('stale'),
    );
    expect(health.body).toContain('shell 2.0.0 does not start: Error: it does not start');
    for (let cohort = 0; cohort < 40; cohort++) {
      for (const address of ['/vuelos', '/health', '/_site/live.json'])
        expect((await ask(address, { cookie: `cohort=${cohort}` })).statusCode).not.toBe(500);
    }
  });

  test('that was altered before a start reaches nobody', async () => {
    await start();
    await gateway.app.close();
    const folder = parts.store.releaseDir('mf-flights', '1.1.0');
    await writeFile(path.join(folder, 'remote.json'), 'altered');
    gateway = await createGateway(parts);
    for (let cohort = 0; cohort < 40; cohort++) {
      const { body } = await ask('/vuelos', { cookie: `cohort=${cohort}` });
      expect(versionIn(body)).toBe('1.0.0');
    }
    await until(
      () => ask('/api/site-health'),
      ({ body }) => body.includes('remote.json of mf-flights 1.1.0 is altered'),
    );
  });

  thoroughly(test)(
    'that is damaged keeps no rollback of another app from being followed',
    async () => {
      await publishOther('mf-taxi', '1.0.0');
      await publishOther('mf-taxi', '1.1.0');
      await changed(promoteRelease(context(parts.store), 'mf-taxi', '1.0.0'));
      await changed(canaryRelease(context(parts.store), 'mf-taxi', '1.1.0', 50));
      await until(
        () => JSON.stringify(gateway.releases.document()),
        (text) => text.includes('"traffic":50'),
      );
      const file = path.join(parts.store.releaseDir('mf-taxi', '1.1.0'), 'server/remote.cjs');
      const good = await readFile(file);
      await writeFile(file, 'altered');
      await changed(rollbackRelease(context(parts.store), 'mf-flights', false, () => undefined));
      const page = async () => versionIn((await ask('/vuelos', { cookie: 'cohort=1' })).body);
      expect(await until(page, (version) => version === '1.0.0')).toBe('1.0.0');
      const health = async () => (await ask('/api/site-health')).body;
      expect(await until(health, (body) => body.includes('stale'))).toContain(
        'server/remote.cjs of mf-taxi 1.1.0 is altered',
      );
      // The same document is tried again, and taken as a whole once it can be.
      await writeFile(file, good);
      expect(await until(health, (body) => !body.includes('stale'))).not.toContain('stale');
      expect(JSON.stringify(gateway.releases.document())).toContain('"traffic":50');
    },
  );

  test('without one nobody is distinguished', async () => {
    const page = await ask('/vuelos', { cookie: 'cohort=5' });
    expect(cookieOf(page, 'cohort')).toBeUndefined();
    expect(page.headers['cache-control']).toMatch(/^public/);
  });
});

describe('a link to a version', () => {
  const link = async (version: string, minutes = 60, remote = 'mf-flights') =>
    `/vuelos?q=AV&release=${encodeURIComponent(
      signPins(
        [{ name: remote, version }],
        new Date(Date.now() + minutes * 60_000).toISOString(),
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

  test('one of a shell that does not start shows the live page', async () => {
    await publishOther('shell', '2.0.0', `throw new Error('it does not start')`);
    await until(
      () => gateway.releases.document().microFrontends['shell'],
      (versions) => versions?.length === 2,
    );
    const cookie = valueOf(cookieOf(await ask(await link('2.0.0', 60, 'shell')), 'release'));
    const page = await ask('/vuelos', { cookie });
    expect([page.statusCode, versionIn(page.body)]).toEqual([200, '1.1.0']);
    expect(page.body).not.toContain('"pinned"');
  });

  test('leads nowhere else', async () => {
    for (const address of ['/.//evil.example/?release=off', '//evil.example/?release=off'])
      expect((await ask(address)).headers.location).toMatch(/^\/($|[^/])/);
  });
});

describe('reports of browsers', () => {
  const setId = setIdOf({ shell: '1.0.0', 'mf-flights': '1.1.0' });
  const markFor = async (remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) =>
    gateway.app.inject({ url: `${telemetryPath}/${setId}`, remoteAddress, headers });
  const report = async (
    kind: string,
    difference: object = {},
    remoteAddress = '127.0.0.1',
    headers: Record<string, string> = {},
  ) =>
    gateway.app.inject({
      method: 'POST',
      url: telemetryPath,
      remoteAddress,
      headers: { 'content-type': 'text/plain', ...headers },
      body: JSON.stringify({
        setId,
        locale: 'es',
        mark: (await markFor(remoteAddress)).body,
        cohort: null,
        events: [{ kind, remote: 'mf-flights', version: '1.1.0', page: 'mf-flights/board' }],
        ...difference,
      }),
    });
  const live = () => gateway.releases.current().versions['mf-flights'];
  const lookAtPage = (remoteAddress: string) =>
    gateway.app.inject({ url: '/vuelos', remoteAddress });

  test('take a version that fails out of service, and the one before serves', async () => {
    for (let visitor = 1; visitor <= 5; visitor++) await lookAtPage(`203.0.${visitor}.9`);
    for (let load = 0; load < 80; load++) await report('loaded');
    for (const visitor of [1, 2, 3]) await report('load-failed', {}, `203.0.${visitor}.9`);
    await report('render-failed', {}, '203.0.4.9');
    expect(live()).toBe('1.1.0');
    for (const neighbour of [5, 6, 7]) await report('load-failed', {}, `203.0.4.${neighbour}`);
    expect(live()).toBe('1.1.0');
    const session = await post('/ops/session', { who: 'Ana', token });
    const page = await ask('/ops', { cookie: valueOf(cookieOf(session, 'ops')) });
    // What the gateway renders is counted with what is reported, however often it does.
    expect(page.body).toMatch(/1\.1\.0: 7 of \d+ loads: 0 on the server, 7 in browsers/);
    expect(page.body).toMatch(
      /too little to act; failures at 0 addresses and, by reports, 4 networks; \d+ loads went well; since/,
    );
    await report('load-failed', {}, '203.0.5.9');
    expect(await until(live, (version) => version === '1.0.0')).toBe('1.0.0');
    expect(versionIn((await ask('/vuelos')).body)).toBe('1.0.0');
    expect((await parts.store.readLog()).at(-1)).toMatchObject({
      who: 'gateway',
      action: 'quarantine',
      before: '1.1.0',
      after: '1.0.0',
    });
    expect((await parts.store.readLog()).at(-1)?.why).toMatch(
      /^failures at 0 addresses and, by reports, 5 networks; \d+ loads went well within two minutes$/,
    );
    expect((await ask('/metrics')).body).toContain(
      'eldorado_remote_loads_total{remote="mf-flights",version="1.1.0",locale="es",outcome="load-failed"} 7',
    );
  });

  test('of networks that no page was sent to take nothing down, and /health says so', async () => {
    for (let load = 0; load < 50; load++) await report('loaded');
    for (let visitor = 0; visitor < 20; visitor++)
      await report('load-failed', {}, `203.0.${visitor}.9`);
    const health = await until(
      async () => (await ask('/api/site-health')).body,
      (body) => body.includes('it stays in service'),
    );
    expect(health).toContain(
      'by reports, 20 networks; 50 loads went well within two minutes; it stays in service since it does not fail here',
    );
    expect(live()).toBe('1.1.0');
    expect((await parts.store.readLog()).at(-1)).toMatchObject({ action: 'promote' });
  });

  /** A gateway that allows each address what it does by default. */
  const strict = async () => {
    await gateway.app.close();
    gateway = await createGateway({
      ...parts,
      config: { ...parts.config, telemetryPerAddress: 5 },
    });
  };
  const failures = async () =>
    /outcome="load-failed"\} (\d+)$/m.exec((await ask('/metrics')).body)?.[1];

  thoroughly(test)(
    'one visitor takes nothing down, whatever many addresses of a network it has',
    async () => {
      for (let load = 0; load < 40; load++) await report('loaded', {}, `198.51.100.${load}`);
      for (let load = 0; load < 100; load++) {
        await report('load-failed', {}, '203.0.113.5');
        await report('load-failed', {}, `2001:db8::${load.toString(16)}`);
      }
      await report('loaded');
      expect((await parts.store.readLog()).at(-1)).toMatchObject({ action: 'promote' });
      expect(live()).toBe('1.1.0');
      await strict();
      for (let load = 0; load < 100; load++)
        await report('load-failed', {}, `2001:db8::${load.toString(16)}`);
      expect(await failures()).toBe('5');
    },
  );

  test('count only with a mark that this site gave there, once', async () => {
    const address = '203.0.113.5';
    const given = await markFor(address);
    expect(given.headers['cache-control']).toBe('no-store');
    const mark = given.body;
    const statuses = [];
    for (const [said, from] of [
      [undefined, address],
      ['made.up.mark', address],
      [mark, '198.51.100.9'],
      [mark, address],
      [mark, address],
    ] as const)
      statuses.push((await report('load-failed', { mark: said }, from)).statusCode);
    expect(statuses).toEqual([403, 403, 403, 204, 403]);
    expect(await failures()).toBe('1');
    const metrics = (await ask('/metrics')).body;
    for (const [outcome, count] of Object.entries({ missing: 1, forged: 2, used: 1, spent: 1 }))
      expect(metrics).toContain(`eldorado_load_marks_total{outcome="${outcome}"} ${count}`);
    expect((await markFor(address, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(429);
    const unknown = await gateway.app.inject({ url: `${telemetryPath}/ffffffffffff` });
    expect(unknown.statusCode).toBe(404);
  });

  test('say of a version one thing once', async () => {
    const event = { kind: 'loaded', remote: 'mf-flights', version: '1.1.0', page: 'x' };
    await report('loaded', { events: Array.from({ length: 50 }, () => event) });
    expect((await ask('/metrics')).body).toMatch(/outcome="loaded"\} 1$/m);
  });

  test('that another site sends in its visitors’ names are refused', async () => {
    const answer = await report('load-failed', {}, '203.0.113.5', {
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.statusCode).toBe(403);
    expect(await failures()).toBeUndefined();
    const own = { 'sec-fetch-site': 'same-origin' };
    expect((await report('load-failed', {}, '203.0.113.5', own)).statusCode).toBe(204);
    expect(await failures()).toBe('1');
  });

  test('of vitals leave failures their hearing', async () => {
    await strict();
    const vital = (name: string) => ({
      ...{ kind: 'vital', name, value: 1 },
      ...{ remote: 'mf-flights', version: '1.1.0', page: 'mf-flights/board' },
    });
    await report('vital', { events: ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'].map(vital) });
    await report('load-failed');
    expect(await failures()).toBe('1');
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

  thoroughly(test)('one address alone takes nothing down', async () => {
    await strict();
    for (let load = 0; load < 100; load++) await report('load-failed');
    expect(await failures()).toBe('5');
    expect(live()).toBe('1.1.0');
  });
});

describe('the operations page', () => {
  const signIn = async (given = token) => {
    const answer = await post('/ops/session', { who: 'Ana', token: given });
    return { answer, cookie: valueOf(cookieOf(answer, 'ops')) };
  };
  /** The page of an operator that says what an action did. */
  const pageAfter = async (done: Parameters<typeof cookieOf>[0], cookie: string) =>
    (await ask('/ops', { cookie: `${cookie}; ${valueOf(cookieOf(done, 'ops-said'))}` })).body;

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

  test('and the metrics hear a network’s guesses together', async () => {
    const remoteAddress = '203.0.113.5';
    const scrape = (given: string, from = remoteAddress) =>
      gateway.app.inject({
        url: '/metrics',
        remoteAddress: from,
        headers: { authorization: `Bearer ${given}` },
      });
    for (let guess = 0; guess < 5; guess++)
      expect((await scrape(`wrong-${guess}`)).statusCode).toBe(401);
    expect((await scrape(token)).statusCode).toBe(429);
    const body = new URLSearchParams({ who: 'Ana', token }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = '/ops/session';
    const signed = await gateway.app.inject({ method: 'POST', url, remoteAddress, headers, body });
    expect(signed.statusCode).toBe(429);
    expect((await scrape(token, '198.51.100.9')).statusCode).toBe(200);
  });

  test('is shut again for whoever has the cookie of one who signed out', async () => {
    const { cookie } = await signIn();
    expect((await ask('/ops', { cookie })).statusCode).toBe(200);
    await post('/ops/sign-out', {}, { cookie });
    expect((await ask('/ops', { cookie })).statusCode).toBe(401);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ])('takes no form that comes of %j', async (foreign) => {
    const { cookie } = await signIn();
    const headers = { cookie, ...(foreign as Record<string, string>) };
    const fields = { channel: 'production', remote: 'mf-flights', why: 'evil' };
    expect((await post('/ops/rollback', fields, headers)).statusCode).toBe(403);
    expect((await post('/ops/sign-out', {}, headers)).statusCode).toBe(403);
    expect((await post('/ops/session', { who: 'Eva', token }, headers)).statusCode).toBe(403);
    expect((await ask('/ops', { cookie })).statusCode).toBe(200);
    const own = { cookie, origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' };
    expect((await post('/ops/sign-out', {}, own)).statusCode).toBe(303);
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
    /** Does something, and what the next page says of it. */
    const said = async (why: string) => {
      const done = await post('/ops/rollback', { ...fields, why }, { cookie });
      return () => pageAfter(done, cookie);
    };
    expect(await (await said(''))()).toContain('Say why');
    const other = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await post('/ops/rollback', { ...fields, why: 'evil' }, other)).statusCode).toBe(403);

    const nextPage = await said('boards are <empty>');
    // At once: whoever reads "done" has the new page.
    expect((await ask('/')).body).toContain('flights 1.0.0');
    const after = await nextPage();
    expect(after).toContain('rollback done: mf-flights on production');
    expect(after).toContain('boards are &#60;empty&#62;');
    expect((await parts.store.readLog()).at(-1)).toMatchObject({ who: 'Ana', action: 'rollback' });
  });

  thoroughly(test)(
    'says beside the button whether going back is safe, and offers none when it is not',
    async () => {
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
    },
  );

  thoroughly(test)('its history has a row for each app of a set', async () => {
    await publishOther('mf-taxi', '1.0.0');
    const set = [
      { name: 'mf-flights', version: '1.0.0' },
      { name: 'mf-taxi', version: '1.0.0' },
    ];
    await changed(promoteSet(context(parts.store), set));
    const { cookie } = await signIn();
    const page = (await ask('/ops', { cookie })).body;
    expect(page).toContain('<td>promote mf-flights 1.0.0</td><td>1.1.0</td><td>1.0.0</td>');
    expect(page).toContain('<td>promote mf-taxi 1.0.0</td><td>–</td><td>1.0.0</td>');
  });

  test('starts a canary and pauses it', async () => {
    const { cookie } = await signIn();
    const fields = { channel: 'production', remote: 'mf-flights', why: 'a first try' };
    const tried = { ...fields, version: '1.0.0', traffic: '10' };
    await post('/ops/canary', { ...tried, auto: 'yes' }, { cookie });
    const { body } = await ask('/ops', { cookie });
    expect(body).toContain('1.0.0 at 10 %, rises by itself');
    expect(body).toContain('has too few loads to compare yet</strong>, 3 h<br>no loads, live');
    await post('/ops/canary', tried, { cookie });
    expect((await ask('/ops', { cookie })).body).not.toContain('rises by itself; so');
    const canary = async () =>
      (await parts.store.readLog()).at(-1) as { action: string; canaryAfter?: object };
    expect(await canary()).toMatchObject({ canaryAfter: { version: '1.0.0', traffic: 10 } });
    await until(
      async () => (await ask('/ops', { cookie })).body,
      (body) => body.includes('Pause canary'),
    );
    await post('/ops/pause', fields, { cookie });
    expect((await canary()).action).toBe('pause');
    await until(
      async () => (await ask('/ops', { cookie })).body,
      (body) => body.includes('Resume canary 1.0.0 at 10 %'),
    );
    await post('/ops/resume', { ...fields, version: '1.0.0' }, { cookie });
    expect(await canary()).toMatchObject({ canaryAfter: { version: '1.0.0', traffic: 10 } });
  });

  test('changes several as one document, once it is sure', async () => {
    await publishOther('mf-taxi', '1.0.0');
    const { cookie } = await signIn();
    const page = await until(
      async () => (await ask('/ops', { cookie })).body,
      (body) => body.includes('action="/ops/promote-several"'),
    );
    expect(page).toContain('name="apps" value="mf-flights mf-taxi"');
    expect(page).toContain('name="version-of-mf-taxi"');
    const one = { channel: 'production', apps: 'mf-flights mf-taxi', why: 'React moves' };
    const few = await post(
      '/ops/canary-several',
      { ...one, 'version-of-mf-taxi': '1.0.0', traffic: '5' },
      { cookie },
    );
    expect(await pageAfter(few, cookie)).toContain('choose a version of two apps or more');
    const both = { ...one, 'version-of-mf-flights': '1.0.0', 'version-of-mf-taxi': '1.0.0' };
    const unsure = await post('/ops/promote-several', both, { cookie });
    expect(await pageAfter(unsure, cookie)).toContain('Nothing was changed: tick the box');
    const before = (await parts.store.readLog()).length;
    const done = await post('/ops/promote-several', { ...both, sure: 'yes' }, { cookie });
    expect(await pageAfter(done, cookie)).toContain('With it mf-taxi, live before none');
    const log = await parts.store.readLog();
    expect(log).toHaveLength(before + 1);
    expect(log.at(-1)).toMatchObject({
      ...{ who: 'Ana', action: 'promote', version: 'mf-flights@1.0.0 mf-taxi@1.0.0' },
    });
  });

  test('promotes, quarantines, retires and restores, once it is sure, in the name of who is signed in', async () => {
    const { cookie } = await signIn();
    const fields = { channel: 'production', remote: 'mf-flights', why: 'the night shift' };
    const [document = ''] = await parts.store.listKept('production');
    const steps = [
      ['promote', { version: '1.0.0' }, '1.0.0'],
      ['restore', { document }, '1.1.0'],
      ['quarantine', { version: '1.1.0' }, '1.0.0'],
      ['retire', { version: '1.1.0' }, '1.0.0'],
    ] as const;
    for (const [action, what, after] of steps) {
      const given = { ...fields, ...what };
      expect((await post(`/ops/${action}`, { ...given, sure: 'yes' })).statusCode).toBe(401);
      const unsure = await post(`/ops/${action}`, given, { cookie });
      expect(await pageAfter(unsure, cookie)).toContain('Nothing was changed: tick the box');
      const before = (await parts.store.readLog()).length;
      const done = await post(`/ops/${action}`, { ...given, sure: 'yes' }, { cookie });
      const log = await parts.store.readLog();
      expect(log).toHaveLength(before + 1);
      expect(log.at(-1)).toMatchObject({ action, who: 'Ana', why: fields.why, after });
      expect(await pageAfter(done, cookie)).toContain(`${action} done: `);
    }
    const again = { ...fields, version: '1.1.0', sure: 'yes' };
    const refused = await post('/ops/promote', again, { cookie });
    expect(await pageAfter(refused, cookie)).toContain('mf-flights 1.1.0 is quarantined since');
  });
});

test('the shell is released and rolled back as a remote is', async () => {
  const app = exampleApp('shell', [examplePage({ id: 'home', path: '/' })], main);
  const next = shellSource.replace("'flights", "'edition two, flights");
  await writeExample(dir, { ...app, release: { ...app.release, version: '1.1.0' } }, next);
  const page = async () => (await ask('/vuelos')).body;
  await changed(publishRelease(context(parts.store), 'shell', '1.1.0'));
  await changed(promoteRelease(context(parts.store), 'shell', '1.1.0'));
  expect(await until(page, (body) => body.includes('edition two'))).toContain('edition two');
  await changed(rollbackRelease(context(parts.store), 'shell', false, () => undefined));
  expect(await until(page, (body) => !body.includes('edition two'))).not.toContain('edition two');
});

test('a first release that is withdrawn takes its remote off the site, which is well without it', async () => {
  const names = async () =>
    (await ask('/api/site-health'))
      .json<{ parts: { name: string }[] }>()
      .parts.map((part) => part.name);
  await publishOther('mf-taxi', '1.0.0');
  await changed(promoteRelease(context(parts.store), 'mf-taxi', '1.0.0'));
  expect(await until(names, (all) => all.includes('mf-taxi'))).toContain('mf-taxi');
  const { id } = gateway.releases.current();
  await changed(retireRelease({ ...context(parts.store), why: 'a mistake' }, 'mf-taxi', '1.0.0'));
  expect(await until(names, (all) => !all.includes('mf-taxi'))).not.toContain('mf-taxi');
  expect(gateway.releases.current().id).not.toBe(id);
  expect(gateway.releases.faults()).toEqual({});
  expect(versionIn((await ask('/vuelos')).body)).toBe('1.1.0');
});

thoroughly(test)('nobody falls back to a version that was taken out of service', async () => {
  await publishOther('mf-flights', '1.2.0');
  await changed(promoteRelease(context(parts.store), 'mf-flights', '1.2.0'));
  await until(
    () => gateway.releases.current().versions['mf-flights'],
    (version) => version === '1.2.0',
  );
  // 1.0.0 is what 1.1.0 falls back to, which a pin shows; 1.1.0 is what the live one falls back to.
  const until60 = new Date(Date.now() + 3_600_000).toISOString();
  const key = await parts.store.keyring.signingKey();
  const cookie = `release=${signPins([{ name: 'mf-flights', version: '1.1.0' }], until60, key)}`;
  const fallback = async (headers: Record<string, string> = {}) =>
    /"fallback":\{"version":"([\d.]+)"/.exec((await ask('/vuelos', headers)).body)?.[1];
  expect(await fallback()).toBe('1.1.0');
  expect(await fallback({ cookie })).toBe('1.0.0');

  await changed(quarantineRelease(context(parts.store), 'mf-flights', '1.0.0'));
  expect(
    await until(
      () => fallback({ cookie }),
      (version) => !version,
    ),
  ).toBeUndefined();
  expect(await fallback()).toBe('1.1.0');
  const { id } = gateway.releases.current();
  await changed(quarantineRelease(context(parts.store), 'mf-flights', '1.1.0'));
  expect(await until(fallback, (version) => !version)).toBeUndefined();
  expect(gateway.releases.current().id).toBe(id);
});

test('what browsers keep of a set for a year says nothing of what may change meanwhile', async () => {
  const { id } = gateway.releases.current();
  const { headers, body } = await ask(`/_site/${id}/en.json`);
  expect(headers['cache-control']).toContain('immutable');
  expect(body).toContain('"mf-flights":{"version":"1.1.0"');
  expect(body).not.toContain('fallback');
});

test('the live set is at hand in every language, however many others are asked for', async () => {
  const { releases } = gateway;
  const first = releases.current();
  await changed(rollbackRelease(context(parts.store), 'mf-flights', false, () => undefined));
  await until(releases.current, ({ id }) => id !== first.id);
  const { id, versions } = releases.current();
  for (let other = 0; other < 30; other++) {
    await releases.open({ ...versions, [`mf-other${other}`]: '1.0.0' });
    // Tabs and visitors still ask for the one before.
    await releases.open(first.versions);
  }
  for (const known of [id, first.id])
    expect((await ask(`/_site/${known}/en.json`)).statusCode).toBe(200);
});

test('a channel that is refused is reported, and the set of before goes on serving', async () => {
  await appendFile(path.join(dir, 'channels/production.json'), ' and more');
  const health = await until(
    () => ask('/api/site-health'),
    ({ body }) => body.includes('stale'),
  );
  const report = health.json<{ parts: { name: string; status: string }[] }>();
  expect(report.parts.find(({ name }) => name === 'site')).toMatchObject({ status: 'stale' });
  expect(versionIn((await ask('/vuelos')).body)).toBe('1.1.0');
});
