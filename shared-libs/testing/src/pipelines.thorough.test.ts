import { execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@eldorado/build';
import { commandsPath, configuredStore, createCallers, runOnSite } from '@eldorado/releases';
import { exampleService } from '@eldorado/releases/example-service';
import { exportJWK, SignJWT } from 'jose';
import { parse } from 'yaml';

// The pipelines of a remote's own repository, step by step as GitHub and GitLab go through them: packages that a registry has, the
// locked installation, a store in object storage, the team's key beside the site's, a site that does what is said by hand. Needs what
// npm fetches.
jest.setTimeout(900_000);

const run = promisify(execFile);

let root: string;
let dir: string;
let registry: Awaited<ReturnType<typeof startRegistry>>;
let store: Awaited<ReturnType<typeof exampleService>>;
let site: Awaited<ReturnType<typeof startSite>>;
/** What the team has told its pipelines, by the name under which both know it. */
let told: Record<string, string>;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pipelines-'));
  dir = path.join(root, 'mf-lounge');
  registry = await startRegistry();
  await publishPackages();
  store = await exampleService(path.join(root, 'bucket'));
  await release('new', 'mf-lounge', '--in', root);
  const [team, own] = [path.join(root, 'team.pem'), path.join(root, 'site.pem')];
  for (const file of [team, own]) await release('key', file);
  told = {
    ...store.env,
    ELDORADO_REGISTRY: registry.url,
    RELEASES_STORE: 's3://site/releases',
    AWS_REGION: 'us-east-1',
    RELEASE_SIGNING_KEY: await readFile(team, 'utf8'),
    RELEASE_SITE_KEY: await readFile(own.replace('.pem', '.pub.pem'), 'utf8'),
  };
  site = await startSite({
    ...told,
    RELEASE_SIGNING_KEY: own,
    RELEASE_TRUSTED_KEYS: [own, team].map((file) => file.replace('.pem', '.pub.pem')).join(),
  });
  told['SITE'] = site.url;
  // The first installation locks what the pipelines install.
  await line('npm install --package-lock-only', { ELDORADO_REGISTRY: registry.url });
});
afterAll(async () => {
  registry.stop();
  site.stop();
  await store.close();
  await rm(root, { recursive: true });
});

interface Published {
  versions: Record<string, { dist: { tarball: string } }>;
  _attachments: Record<string, { data: string }>;
}

/** A registry of this machine's own, for packages of the scope alone: what npm puts there it finds there. */
async function startRegistry() {
  const packages = new Map<string, Published>();
  const tarballs = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const address = decodeURIComponent(request.url ?? '');
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method !== 'PUT') {
        const found = tarballs.get(address) ?? JSON.stringify(packages.get(address) ?? {});
        return response.writeHead(found === '{}' ? 404 : 200).end(found);
      }
      const { _attachments: attached, ...about } = JSON.parse(
        Buffer.concat(parts).toString(),
      ) as Published;
      const [{ data } = { data: '' }] = Object.values(attached);
      for (const { dist } of Object.values(about.versions))
        tarballs.set(
          decodeURIComponent(new URL(dist.tarball).pathname),
          Buffer.from(data, 'base64'),
        );
      packages.set(address, { ...about, _attachments: {} });
      response.writeHead(201).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const issuer = 'https://token.example';
const project = { repository: 'airport/mf-lounge', ref: 'refs/heads/main' };

/**
 * What a gateway does with release commands (serveCommands.ts), and what GitHub does for a workflow: it gives tokens, and tells its key.
 * @param env where the releases are, and the site's keys.
 */
async function startSite(env: Record<string, string>) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'EdDSA' };
  const made = configuredStore(path.join(root, 'gateway'), env);
  const rights = path.join(root, 'rights.json');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void answer(new URL(request.url ?? '', url), Buffer.concat(chunks), request.headers).then(
        (said) => response.end(JSON.stringify(said)),
        (error: unknown) => response.writeHead(500).end(JSON.stringify({ detail: String(error) })),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pipeline = { issuer: 'hosts', claims: project };
  const may = ['canary', 'promote', 'rollback'];
  const grants = [{ may, apps: ['mf-lounge'], channels: ['production'] }];
  const issuers = { hosts: { issuer, keys: `${url}/keys` } };
  await writeFile(rights, JSON.stringify({ issuers, teams: { lounge: { pipeline, grants } } }));
  const callers = createCallers(rights, url);
  /** A token of the pipeline for whoever it names. */
  const token = (audience: string) =>
    new SignJWT({ ...project, actor: 'ana' })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'a' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('5 minutes')
      .sign(privateKey);
  async function answer({ pathname, searchParams }: URL, body: Buffer, headers: object) {
    if (pathname === '/keys') return { keys: [key] };
    if (pathname === '/token') return { value: await token(searchParams.get('audience') ?? '') };
    if (pathname !== commandsPath) throw new Error(`Nobody asks for ${pathname}`);
    const { command } = JSON.parse(body.toString()) as { command: string[] };
    const { authorization = '' } = headers as { authorization?: string };
    const proof = await callers.prove(authorization.replace('Bearer ', ''), command);
    if (!proof.ok) throw new Error(proof.failure.sentence);
    const own = { store: made, channel: 'production', caller: proof.value };
    return runOnSite(command, own);
  }
  return { url, token, stop: () => server.close() };
}

/** The packages as the platform's team gives them to its registry. */
async function publishPackages(): Promise<void> {
  const folders = await readdir(path.join(repoRoot, 'shared-libs'));
  const workspaces = folders.flatMap((folder) => ['-w', `shared-libs/${folder}`]);
  const { host } = new URL(registry.url);
  const { NODE_OPTIONS: _none, ...env } = process.env;
  await run('npm', ['publish', ...workspaces], {
    cwd: repoRoot,
    env: {
      ...env,
      ELDORADO_REGISTRY: registry.url,
      [`npm_config_//${host}/:_authToken`]: 'anybody',
    },
  });
}

/** A release command of this repository. */
async function release(...args: string[]): Promise<void> {
  const command = ['shared-libs/build/run.mjs', 'shared-libs/releases/src/cli.ts'];
  await run(process.execPath, [...command, ...args], {
    cwd: repoRoot,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

/** Runs lines of a shell in the remote's folder as a runner does: nothing of this process but where programs are. */
async function line(script: string, env: Record<string, string>): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const npm = Object.entries(process.env).filter(([name]) => /^npm_config_/i.test(name));
  const child = spawn('bash', ['-eo', 'pipefail', '-c', script], {
    cwd: dir,
    env: { ...Object.fromEntries(npm), PATH, HOME, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${script}\n${printed}`);
  return printed;
}

/** Lines that need not be gone through again: what they do depends on the sources alone, which stay, and on no key. */
const done = new Set<string>();
const isNew = (script: string) => {
  if (/release --|run build/.test(script)) return true;
  const known = done.has(script);
  done.add(script);
  return !known;
};

interface Workflow {
  env: Record<string, string>;
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { if?: string; run?: string; env?: Record<string, string> }[] }>;
}

/** Goes through a workflow as GitHub does. @param event what it says of the event. @returns what its steps printed. */
async function github(file: string, event: Record<string, string>): Promise<string> {
  const text = await readFile(path.join(dir, '.github/workflows', file), 'utf8');
  const { env, permissions, jobs } = parse(text) as Workflow;
  const tokens =
    permissions['id-token'] === 'write'
      ? {
          ACTIONS_ID_TOKEN_REQUEST_URL: `${site.url}/token?api-version=2.0`,
          ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-this-workflow',
        }
      : {};
  const filled = (values: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value.replace(expression, valueOf)]),
    );
  const expression = /\$\{\{ ([\w.]+) \}\}/g;
  const valueOf = (_all: string, name: string) => {
    const value = event[name] ?? told[name.replace(/^(vars|secrets)\./, '')];
    if (value === undefined) throw new Error(`${file} asks for ${name}`);
    return value;
  };
  let printed = '';
  for (const step of Object.values(jobs).flatMap(({ steps }) => steps))
    // A condition is that there is a site with pages, which here is none: on-site.spec.ts tries those journeys.
    if (step.if === undefined && step.run !== undefined && isNew(step.run))
      printed += await line(step.run, { ...tokens, ...filled(env), ...filled(step.env) });
  return printed;
}

interface GitLabJob {
  extends?: string;
  id_tokens?: Record<string, { aud: string }>;
  variables?: Record<string, string>;
  before_script?: string[];
  script?: string[];
}

/**
 * Goes through a job as GitLab does.
 * @param env the variables that it has; those of type File name one. @returns what its lines printed.
 */
async function gitlab(name: string, env: Record<string, string>): Promise<string> {
  const file = await readFile(path.join(dir, '.gitlab-ci.yml'), 'utf8');
  const jobs = parse(file) as Record<string, GitLabJob>;
  const wholeOf = (job: string): GitLabJob => {
    const own = jobs[job] ?? {};
    return { ...(own.extends === undefined ? jobs['default'] : wholeOf(own.extends)), ...own };
  };
  const whole = wholeOf(name);
  const { variables = {}, before_script: before = [], script = [], id_tokens: tokens = {} } = whole;
  const given: Record<string, string> = {};
  for (const [variable, { aud }] of Object.entries(tokens))
    given[variable] = await site.token(env[aud.slice(1)] ?? '');
  const own = Object.entries(variables).map(([variable, value]) => [
    variable,
    env[value.slice(1)] ?? '',
  ]);
  const lines = [...before, ...script].filter(isNew);
  return line(lines.join('\n'), {
    ...env,
    ...given,
    ...(Object.fromEntries(own) as Record<string, string>),
  });
}

async function raiseVersion(version: string): Promise<void> {
  for (const name of ['package.json', 'package-lock.json']) {
    const file = path.join(dir, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace('"1.0.0"', `"${version}"`));
  }
}

const commit = {
  'github.actor': 'ana',
  'github.event.head_commit.message': `A lounge for everybody's "guests"\n\n$(touch stolen)`,
};
const serve = (what: string, version = '') =>
  github('serve.yml', {
    ...commit,
    'inputs.what': what,
    'inputs.version': version,
    'inputs.why': 'first visitors',
  });

test('GitHub checks a change without a right, publishes what reaches main, and serves what somebody says', async () => {
  expect(await github('check.yml', {})).toContain('mf-lounge 1.0.0 may be published');
  expect(await github('publish.yml', commit)).toContain(
    'mf-lounge 1.0.0 is published on production',
  );
  // A commit that changes nothing of it is no fault.
  expect(await github('publish.yml', commit)).toContain('was published before; nothing changed');
  expect(await serve('promote', '1.0.0')).toContain('mf-lounge 1.0.0 is live');
  const log = await line('npm run release -- log --json', {
    ...told,
    RELEASE_SIGNING_KEY: 'release.pem',
    RELEASE_TRUSTED_KEYS: 'release.pem,site.pub.pem',
  });
  expect(log).toContain('A lounge for everybody');
  expect(log).toContain('"who": "lounge (ana)"');
  expect(await readdir(dir)).not.toContain('stolen');
});

test('GitLab does the same of the next version, gives it to some, takes it back, and gives it to all', async () => {
  await raiseVersion('1.1.0');
  // Variables that are protected are not for a change that nobody has taken yet.
  const open = { ELDORADO_REGISTRY: registry.url };
  expect(await gitlab('check', open)).toContain('mf-lounge 1.1.0 may be published');
  // Variables of type File: GitLab puts their content into files and gives their names.
  const files = { RELEASE_SIGNING_KEY: 'team.pem', RELEASE_SITE_KEY: 'site.pub.pem' };
  for (const [name, file] of Object.entries(files))
    await writeFile(path.join(dir, file), told[name] ?? '');
  const by = { ...told, ...files, GITLAB_USER_LOGIN: 'ana', CI_COMMIT_TITLE: 'Quieter' };
  expect(await gitlab('publish', by)).toContain('mf-lounge 1.1.0 is published on production');
  // What is said by hand takes no key and no store.
  const hand = { ...open, SITE: site.url, CI_COMMIT_TITLE: 'Quieter' };
  expect(await gitlab('canary', hand)).toContain('mf-lounge 1.1.0 is served to 1 %');
  expect(await gitlab('rollback', hand)).toContain('mf-lounge 1.0.0 is live for everyone');
  expect(await gitlab('promote', hand)).toContain('mf-lounge 1.1.0 is live');
});
