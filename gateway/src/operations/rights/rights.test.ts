import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt, exportJWK, SignJWT } from 'jose';
import { runCommand, type Printed } from '@eldorado/releases/example-command';
import { freePort } from '@eldorado/releases/free-port';
import {
  approvalToken,
  commandToken,
  openKeyring,
  openStore,
  promoteRelease,
  publishRelease,
} from '@eldorado/releases';
import { readConfig } from '../../config/config.ts';
import { createGateway, type Gateway, type GatewayParts } from '../../gateway.ts';
import { exampleApp, examplePage, exampleShell, writeExample } from '../../live/exampleSet.ts';
import { startWorkerHere } from '../../render/pool/workerHere.ts';

const shellSource = exampleShell(`return page('taxi ' + site.remotes['mf-taxi'].version);`);
const main = { main: { js: ['client/main.js'], css: [] } };
const issuer = 'https://token.example';
const claims = { repository: 'airport/mf-taxi', ref: 'refs/heads/main' };
const everything = ['promote', 'canary', 'pause', 'rollback', 'quarantine', 'retire', 'force'];

let dir: string;
let gateway: Gateway;
let parts: GatewayParts;
let site: string;
let keys: Server;
const pairOf = () => generateKeyPairSync('ed25519');
const [taxi, operators, stranger, issuers] = [pairOf(), pairOf(), pairOf(), pairOf()];
const rightsFile = () => path.join(dir, 'rights.json');
let rights: { issuers: object; teams: Record<string, object> };
/** A store of which each test has a copy: 1.0.0 of the shell, the taxis and the flights live, 1.1.0 of both remotes published. */
let published: string;

beforeAll(async () => {
  published = await mkdtemp(path.join(tmpdir(), 'rights-published-'));
  const store = openStore(published);
  const apps = [
    exampleApp('shell', [examplePage({ id: 'home', path: '/' })], main),
    exampleApp('mf-taxi', [examplePage({ id: 'taxi', path: '/taxi' })]),
    exampleApp('mf-flights', [examplePage()]),
  ];
  const context = {
    store,
    channel: 'production',
    at: new Date().toISOString(),
    who: 'ana',
    why: null,
  };
  for (const app of apps) {
    const { name } = app.release;
    for (const version of name === 'shell' ? ['1.0.0'] : ['1.0.0', '1.1.0']) {
      const source = name === 'shell' ? shellSource : '';
      await writeExample(published, { ...app, release: { ...app.release, version } }, source);
      expect((await publishRelease(context, name, version)).ok).toBe(true);
    }
    expect((await promoteRelease(context, name, '1.0.0')).ok).toBe(true);
  }
  const jwk = await exportJWK(issuers.publicKey);
  keys = createServer((_, response) =>
    response.end(JSON.stringify({ keys: [{ ...jwk, kid: 'a', alg: 'EdDSA' }] })),
  );
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  keys.close();
  await rm(published, { recursive: true });
});

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'rights-'));
  await cp(published, dir, { recursive: true });
  for (const [name, { publicKey, privateKey }] of Object.entries({ taxi, operators, stranger })) {
    await writeFile(
      path.join(dir, `${name}.pub.pem`),
      publicKey.export({ type: 'spki', format: 'pem' }),
    );
    await writeFile(
      path.join(dir, `${name}.pem`),
      privateKey.export({ type: 'pkcs8', format: 'pem' }),
    );
  }
  const { port } = keys.address() as AddressInfo;
  rights = {
    issuers: { github: { issuer, keys: `http://127.0.0.1:${port}/keys` } },
    teams: {
      taxi: {
        key: 'taxi.pub.pem',
        grants: [
          {
            may: ['canary', 'promote', 'pause', 'rollback'],
            apps: ['mf-taxi'],
            channels: ['production'],
          },
        ],
      },
      'taxi pipeline': {
        pipeline: { issuer: 'github', claims },
        grants: [{ may: ['canary'], apps: ['mf-taxi'], channels: ['production'] }],
      },
      operators: {
        key: 'operators.pub.pem',
        grants: [{ may: everything, apps: ['*'], channels: ['production'] }],
      },
    },
  };
  await writeFile(rightsFile(), JSON.stringify(rights));
  site = `http://127.0.0.1:${await freePort()}`;
  const env = {
    LOG_LEVEL: 'silent',
    PORT: new URL(site).port,
    PUBLIC_ORIGIN: site,
    RENDER_WORKERS: '1',
    RELEASE_RIGHTS: 'rights.json',
  };
  parts = {
    config: readConfig(env, dir),
    store: openStore(dir),
    clock: { now: () => new Date() },
    startWorker: startWorkerHere,
  };
  gateway = await createGateway(parts);
  await gateway.app.listen({ host: '127.0.0.1', port: Number(new URL(site).port) });
});
afterEach(async () => {
  await gateway.app.close();
  await rm(dir, { recursive: true });
});

/** Types a command as a team does, on a machine that has no store. */
const typed = (team: string, ...words: string[]) =>
  typedWith({ RELEASE_TEAM: team, RELEASE_TEAM_KEY: path.join(dir, `${team}.pem`) }, ...words);
async function typedWith(env: Record<string, string>, ...words: string[]) {
  const before = process.env;
  process.env = { ...before, ...env };
  try {
    return await runCommand(...words, '--site', site);
  } finally {
    process.env = before;
  }
}
const send = (token: string, command: readonly unknown[], approval?: string) =>
  gateway.app.inject({
    method: 'POST',
    url: '/_site/releases',
    headers: { host: new URL(site).host, authorization: `Bearer ${token}` },
    body: { command, approval },
  });
const logged = async () => (await parts.store.readLog()).slice(logAtStart);
const logAtStart = 8;
const home = async () =>
  (await gateway.app.inject({ url: '/', headers: { host: new URL(site).host } })).body;

test('a team serves its own app by its rights, and the log has its proved name', async () => {
  const promoted = await typed('taxi', 'promote', 'mf-taxi', '1.1.0', '--why', 'a new fare');
  expect(promoted).toEqual({
    code: 0,
    out: 'mf-taxi 1.1.0 is live on production (before: 1.0.0).\n',
    err: '',
  });
  // At once: whoever reads that it is done has the new page.
  expect(await home()).toContain('taxi 1.1.0');
  expect((await typed('taxi', 'rollback', 'mf-taxi', '--json')).out).toContain('"ok": true');
  expect(await logged()).toMatchObject([
    { who: 'taxi', action: 'promote', why: 'a new fare' },
    { who: 'taxi', action: 'rollback' },
  ]);
  expect((await typed('taxi', 'list', 'mf-taxi')).out).toMatch(/mf-taxi +1\.0\.0 +live/);
});

test.each([
  [['promote', 'mf-flights', '1.1.0'], 'taxi has no right to promote mf-flights on production'],
  [['promote', 'mf-taxi@1.1.0', 'mf-flights@1.1.0'], 'taxi has no right to promote mf-flights'],
  [['promote', 'mf-taxi', '1.1.0', '--force'], 'taxi has no right to force mf-taxi'],
  [['retire', 'mf-taxi', '1.1.0', '--why', 'x'], 'taxi has no right to retire mf-taxi'],
])('a team without the right is refused, and nothing changes: %j', async (words, reason) => {
  const { code, err } = await typed('taxi', ...words);
  expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
  expect(await logged()).toEqual([]);
});

test('what goes along with a change takes the right as well', async () => {
  const both = ['mf-taxi@1.1.0', 'mf-flights@1.1.0'];
  expect((await typed('operators', 'promote', ...both)).code).toBe(0);
  const { code, err } = await typed('taxi', 'rollback', 'mf-taxi');
  expect([code, err]).toEqual([1, expect.stringContaining('no right to rollback mf-flights')]);
  expect((await typed('operators', 'rollback', 'mf-taxi')).code).toBe(0);
});

/** Lets the taxis be served by two people alone. */
async function takesTwo(): Promise<void> {
  const grant = { may: ['promote', 'rollback'], apps: ['mf-taxi'], channels: ['production'] };
  rights.teams['taxi'] = {
    key: 'taxi.pub.pem',
    grants: [{ ...grant, approvedBy: ['operators'] }],
  };
  await writeFile(rightsFile(), JSON.stringify(rights));
}

test('where it takes two, a change is made with the approval of another team, once', async () => {
  await takesTwo();
  const words = ['promote', 'mf-taxi', '1.1.0'];
  const alone = await typed('taxi', ...words);
  expect([alone.code, alone.err]).toEqual([
    1,
    expect.stringContaining('taxi may promote mf-taxi on production once operators approved it'),
  ]);
  const approval = (await typed('operators', ...words, '--approve')).out.trim();
  expect(await logged()).toEqual([]);
  const both = await typed('taxi', ...words, '--why', 'fares', '--approval', approval);
  expect([both.code, both.err]).toEqual([0, '']);
  const back = (await typed('operators', 'rollback', 'mf-taxi', '--approve')).out.trim();
  expect((await typed('taxi', 'rollback', 'mf-taxi', `--approval=${back}`)).code).toBe(0);
  expect(await logged()).toMatchObject([
    { who: 'taxi, approved by operators', action: 'promote', why: 'fares' },
    { who: 'taxi, approved by operators', action: 'rollback' },
  ]);
  // Nobody approved that it comes back.
  const again = await typed('taxi', ...words, '--approval', approval);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('was used before')]);
});

const command = ['promote', 'mf-taxi', '1.1.0'];
const own = (key: KeyObject, team = 'taxi', to = site, of: readonly string[] = command) =>
  commandToken(team, key, to, of);

test.each<[string, () => Promise<string>, string]>([
  ['oneself', () => approvalToken('taxi', taxi.privateKey, site, command), 'once operators'],
  ['a stranger', () => approvalToken('eva', stranger.privateKey, site, command), 'nobody here'],
  [
    'a stranger in another’s name',
    () => approvalToken('operators', stranger.privateKey, site, command),
    'signature verification failed',
  ],
  [
    'who approved something else',
    () => approvalToken('operators', operators.privateKey, site, ['promote', 'mf-taxi', '1.0.0']),
    'another command',
  ],
  [
    'who approved it elsewhere',
    () => approvalToken('operators', operators.privateKey, 'https://other.example', command),
    '"aud"',
  ],
  ['who asked for it', () => own(operators.privateKey, 'operators'), '"typ"'],
])('an approval of %s is none', async (_, approve, reason) => {
  await takesTwo();
  const answer = await send(await own(taxi.privateKey), command, await approve());
  const { detail, err } = answer.json<{ detail?: string; err?: string }>();
  expect(detail ?? err).toContain(reason);
  if (detail !== undefined) expect(detail).toMatch(/^This approval is none: /);
  expect(await logged()).toEqual([]);
});

test.each([
  [['publish', 'mf-taxi', '1.1.0'], 'There is no command publish'],
  [['gc'], 'There is no command gc'],
  [['constructor'], 'There is no command constructor'],
  [['list', '--store', '/etc'], 'A site says --store by itself'],
  [['promote', 'mf-taxi', '1.1.0', '--who', 'ana'], 'A site says --who by itself'],
  [['promote', 'mf-taxi', '../1.1.0'], 'is not a version'],
])('a site does not do %j', async (command, reason) => {
  const token = await commandToken('operators', operators.privateKey, site, command);
  const answer = await send(token, command);
  const { code, err } = answer.json<Printed>();
  expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
  expect(await logged()).toEqual([]);
});

const ago = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;
/** A token of an issuer that it made so many seconds ago, for five minutes. */
const made = (payload: object, age = 0) =>
  new SignJWT({ iss: issuer, aud: site, ...claims, ...payload })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'a' })
    .setIssuedAt(ago(age))
    .setExpirationTime(ago(age - 300));
const pipelineToken = (more: object = {}, age = 0) =>
  made({ actor: 'ana', ...more }, age).sign(issuers.privateKey);
const strangerToken = () => made({}).sign(stranger.privateKey);
/** A team’s token that says another instant at which it was made, or none, and holds for long. */
function aged(token: string, age: number | null) {
  const { iat: _, ...said } = decodeJwt(token);
  return new SignJWT({ ...said, ...(age !== null && { iat: ago(age) }), exp: ago(-900) })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'release-command+jwt' })
    .sign(taxi.privateKey);
}
const unsigned = (payload: object) =>
  `${[{ alg: 'none' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

test.each<[string, () => string | Promise<string>, string]>([
  ['nothing', () => '', 'Invalid JWT'],
  ['no token', () => 'x', 'Invalid JWT'],
  ['no algorithm', () => unsigned({ iss: 'taxi', aud: site }), '"alg"'],
  ['a stranger’s key', () => own(stranger.privateKey), 'signature verification failed'],
  ['another team’s key', () => own(operators.privateKey), 'signature verification failed'],
  ['nobody here', () => own(stranger.privateKey, 'eva'), 'nobody here knows'],
  ['what every object has', () => own(stranger.privateKey, '__proto__'), 'nobody here knows'],
  ['a team without a key', () => own(stranger.privateKey, 'taxi pipeline'), 'nobody here knows'],
  ['an issuer that is no text', () => unsigned({ iss: { toString: [] } }), 'whose it is'],
  ['another site', () => own(taxi.privateKey, 'taxi', 'https://other.example'), '"aud"'],
  ['another command', () => own(taxi.privateKey, 'taxi', site, ['list']), 'another command'],
  ['a minute before', async () => aged(await own(taxi.privateKey), 95), '"iat"'],
  ['no instant', async () => aged(await own(taxi.privateKey), null), '"iat"'],
  ['another repository', () => pipelineToken({ repository: 'evil/mf-taxi' }), 'no team’s pipeline'],
  ['another branch', () => pipelineToken({ ref: 'refs/heads/x' }), 'no team’s pipeline'],
  ['a pipeline’s for another site', () => pipelineToken({ aud: 'https://other.example' }), '"aud"'],
  ['a pipeline’s from before', () => pipelineToken({}, 400), '"exp"'],
  ['a pipeline’s of a stranger', () => strangerToken(), 'signature verification failed'],
])('a token of %s proves nobody', async (_, token, reason) => {
  const answer = await send(await token(), command);
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    401,
    expect.stringContaining('This token proves nobody: '),
  ]);
  expect(answer.json<{ detail: string }>().detail).toContain(reason);
  expect(await logged()).toEqual([]);
});

test('a token is good once', async () => {
  const token = await own(taxi.privateKey, 'taxi', site, ['list']);
  expect((await send(token, ['list'])).json()).toMatchObject({ code: 0 });
  const again = await send(token, ['list']);
  expect([again.statusCode, again.body]).toEqual([401, expect.stringContaining('used before')]);
});

test('a pipeline is proved by its issuer, and may what its team of rights may', async () => {
  const tries = ['canary', 'mf-taxi', '1.1.0', '--traffic', '5'];
  expect((await send(await pipelineToken(), tries)).json()).toMatchObject({ code: 0, err: '' });
  expect(await logged()).toMatchObject([{ who: 'taxi pipeline (ana)', action: 'canary' }]);
  const risen = await send(await pipelineToken(), [...tries, '--auto']);
  expect(risen.json<Printed>().err).toContain('no right to promote mf-taxi');
});

test('a workflow of GitHub asks for its token by itself', async () => {
  const asked: unknown[] = [];
  const github = createServer((request, response) => {
    asked.push([request.url, request.headers.authorization]);
    void pipelineToken().then((value) => response.end(JSON.stringify({ value })));
  });
  await new Promise<void>((resolve) => github.listen(0, '127.0.0.1', resolve));
  const { port } = github.address() as AddressInfo;
  const env = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${port}/token?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-workflow',
  };
  const tried = await typedWith(env, 'canary', 'mf-taxi', '1.1.0', '--traffic', '5');
  github.close();
  expect([tried.code, tried.err]).toEqual([0, '']);
  expect(await logged()).toMatchObject([{ who: 'taxi pipeline (ana)' }]);
  const audience = encodeURIComponent(site);
  expect(asked).toEqual([
    [`/token?api-version=2.0&audience=${audience}`, 'Bearer of-the-workflow'],
  ]);
});

test('while the issuer is away nobody’s pipeline is proved, and nothing is told of the site', async () => {
  rights.issuers = { github: { issuer, keys: 'http://127.0.0.1:1/keys' } };
  await writeFile(rightsFile(), JSON.stringify(rights));
  const answer = await send(await pipelineToken(), command);
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { detail: 'Nothing can be proved at the moment.' },
  ]);
});

test('who is taken out of the file is out at once, and a broken one lets nobody', async () => {
  expect((await typed('taxi', 'list')).code).toBe(0);
  delete rights.teams['taxi'];
  await writeFile(rightsFile(), JSON.stringify(rights));
  expect((await typed('taxi', 'list')).err).toContain('This token proves nobody');
  await writeFile(rightsFile(), '{');
  expect((await typed('operators', 'list')).err).toContain('Nothing can be proved');
});

test.each([
  [{}, 400],
  [{ command: [] }, 400],
  [{ command: 'list' }, 400],
  [{ command: [{ toString: 'x' }] }, 400],
  [{ command: ['list', 'a\u001b[2J'] }, 400],
])('%j is no command', async (body, status) => {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/_site/releases',
    headers: { host: new URL(site).host },
    body,
  });
  expect(answer.statusCode).toBe(status);
});

test.each([
  ['its own address', { publicOrigin: null }, 'RELEASE_RIGHTS needs PUBLIC_ORIGIN'],
  ['a file of rights', { releaseRights: '/none.json' }, '/none.json cannot be used: ENOENT'],
])('a gateway without %s does not start', async (_, missing, sentence) => {
  const config = { ...parts.config, ...missing };
  await expect(createGateway({ ...parts, config })).rejects.toThrow(sentence);
});

test('a gateway does not start with a key that is none', async () => {
  await writeFile(path.join(dir, 'taxi.pub.pem'), 'no key');
  await expect(createGateway(parts)).rejects.toThrow(
    'RELEASE_RIGHTS: the key of taxi cannot be read: taxi.pub.pem',
  );
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const other = publicKey.export({ type: 'spki', format: 'pem' });
  await writeFile(path.join(dir, 'taxi.pub.pem'), other);
  await expect(createGateway(parts)).rejects.toThrow('the key of taxi is no Ed25519 key');
});

test('who is not answered does not read that nothing was done', async () => {
  await gateway.app.close();
  const away = await typed('taxi', 'promote', 'mf-taxi', '1.1.0');
  expect([away.code, away.err]).toEqual([
    1,
    expect.stringMatching(/^No answer of .* Whether it was done is in its log/),
  ]);
});

test('a gateway that cannot sign does not start with rights', async () => {
  const signing = createPrivateKey(await readFile(path.join(dir, 'keys/development.pem')));
  const publicKey = path.join(dir, 'site.pub.pem');
  await writeFile(publicKey, createPublicKey(signing).export({ type: 'spki', format: 'pem' }));
  const store = openStore(dir, openKeyring(dir, { RELEASE_TRUSTED_KEYS: publicKey }));
  await expect(createGateway({ ...parts, store })).rejects.toThrow('RELEASE_SIGNING_KEY is not');
});

test('without rights there is no such address, and a command says so', async () => {
  const { config } = parts;
  await gateway.app.close();
  gateway = await createGateway({ ...parts, config: { ...config, releaseRights: null } });
  expect((await send(await own(taxi.privateKey), command)).statusCode).toBe(404);
  await gateway.app.listen({ host: '127.0.0.1', port: Number(new URL(site).port) });
  expect((await typed('taxi', 'list')).err).toContain('it takes no release commands');
});

test.each(['http://www.example.com', 'ftp://localhost', 'www.example.com'])(
  'a token is not sent to %s',
  async (address) => {
    const said = await runCommand('list', '--site', address);
    expect([said.code, said.err]).toEqual([2, expect.stringContaining('--site takes an address')]);
  },
);
