import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyChannel, type ChannelDocument } from '../channel/document.ts';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from '../examples/exampleRelease.ts';
import type { Release } from '../release/release.ts';
import { openStore } from '../store/folder/folderStore.ts';
import type { ReleaseStore } from '../store/store.ts';
import { promote, publish } from '../channel/transitions.ts';
import { checkRelease, type Finding } from './checkRelease.ts';

const at = '2026-11-21T08:00:00.000Z';
let dir: string;
let store: ReleaseStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'check-'));
  store = openStore(dir);
});
afterEach(() => rm(dir, { recursive: true }));

const build = (difference: Partial<Release> = {}, files: Record<string, string> = {}) =>
  buildExample(dir, exampleRelease(difference), { ...remoteContents, ...files });

/** Checks a release against these, which are live. */
async function check(release: Release, ...live: Release[]): Promise<Finding[]> {
  let channel: ChannelDocument = emptyChannel();
  for (const each of live) {
    const published = publish(channel, each, at);
    if (!published.ok) throw new Error(published.failure.sentence);
    const promoted = promote(published.value, each.name, each.version, at);
    if (!promoted.ok) throw new Error(promoted.failure.sentence);
    channel = promoted.value;
  }
  const { name, version } = release;
  return checkRelease({ release, dir: store.releaseDir(name, version), store, channel });
}

const faultsOf = (findings: Finding[], name: string) =>
  findings.find((finding) => finding.check === name)?.faults;

/** A bundle and its descriptor that declare one page with these differences. */
function declared(difference: object, messages = ''): Record<string, string> {
  const text = { es: 'x', en: 'x', fr: 'x', pt: 'x' };
  const page = { id: 'board', path: '/vuelos', screen: 'board', title: text, description: text };
  const keywords = { es: ['x'], en: ['x'], fr: ['x'], pt: ['x'] };
  const pages = [{ ...page, keywords, ...difference }];
  const descriptor = { name: 'mf-flights', contract: 1, pages, namespace: 'flights' };
  return {
    'remote.json': JSON.stringify({ ...descriptor, middleware: [], widgets: [] }),
    'server/remote.cjs': `const { defineRemote } = require('@eldorado/remote');
      require('react').useState;
      exports.default = defineRemote({ name: 'mf-flights', pages: ${JSON.stringify(pages)}, ${messages} });`,
  };
}

test('a valid release passes every check, with and without a live site', async () => {
  const release = await build();
  const checks = ['files', 'signature', 'declaration', 'messages', 'budgets', 'styles'];
  const expected = [...checks, 'routes', 'live site'].map((name) => [name, []]);
  for (const live of [[], [release]]) {
    const findings = await check(release, ...live);
    expect(findings.map(({ check: name, faults }) => [name, faults])).toEqual(expected);
  }
});

test('an altered file ends the check: nothing else of it can be believed', async () => {
  const release = await build();
  await writeFile(join(dir, 'mf-flights/1.0.0/client/remoteEntry.js'), 'other');
  const findings = await check(release);
  expect(findings.map(({ check: name }) => name)).toEqual(['files', 'signature']);
  expect(faultsOf(findings, 'files')).toEqual([
    'client/remoteEntry.js differs from its hash: build the release again',
  ]);
});

test('an unsigned release is refused unless its publisher signs it', async () => {
  const { signature: _gone, ...release } = await build();
  expect(faultsOf(await check(release), 'signature')).toEqual([
    expect.stringContaining('is not signed'),
  ]);
  const where = { release, dir: store.releaseDir('mf-flights', '1.0.0'), store, channel: null };
  const vouched = await checkRelease({ ...where, vouched: true });
  expect(vouched.flatMap(({ faults }) => faults)).toEqual([]);
});

test('the declaration is read and every fault of it named', async () => {
  const broken = await build({}, { 'remote.json': '{"name":"mf-flights"}' });
  expect(faultsOf(await check(broken), 'declaration')).toEqual([
    expect.stringContaining('remote.json is not valid'),
  ]);
  const guarded = { middleware: ['taxiSession'], screen: 'hub', background: 'sea' };
  const faulty = await build({ version: '1.0.1' }, declared(guarded));
  expect(faultsOf(await check(faulty), 'declaration')).toEqual([
    "page 'board': screen 'hub' is not in screens",
    expect.stringContaining("background 'sea' is not one of"),
    "page 'board': guard 'taxiSession' is not in middleware: add it or take it away",
  ]);
});

test('code that does not run, or declares other pages than remote.json, is a fault', async () => {
  const throwing = await build({}, { 'server/remote.cjs': 'throw new Error("no")' });
  expect(faultsOf(await check(throwing), 'declaration')).toEqual([
    'server/remote.cjs does not run (Error: no): build the release again',
  ]);
  const other = { 'remote.json': declared({ path: '/otro' })['remote.json'] ?? '' };
  const differing = await build({ version: '1.0.1' }, { ...declared({}), ...other });
  expect(faultsOf(await check(differing), 'declaration')).toEqual([
    'remote.json and server/remote.cjs declare different pages or layouts: build the release again',
  ]);
});

test('code that is being checked finds neither keys nor files, and starts nothing', async () => {
  process.env['S3_SECRET'] = 'secret';
  const says = async (code: string) => {
    const release = await build({}, { 'server/remote.cjs': `throw new Error(${code})` });
    return faultsOf(await check(release), 'declaration')?.[0];
  };
  try {
    expect(await says('Object.keys(process.env).join()')).toContain('(Error: NODE_NO_WARNINGS)');
    const other = JSON.stringify(import.meta.filename);
    const denied = 'Access to this API has been restricted';
    const builtin = (name: string) => `process.getBuiltinModule('${name}')`;
    expect(await says(`${builtin('fs')}.readFileSync(${other})`)).toContain(denied);
    expect(await says(`${builtin('child_process')}.execSync('id')`)).toContain(denied);
  } finally {
    delete process.env['S3_SECRET'];
  }
});

test('messages, search words, budgets and styles are looked at in the files themselves', async () => {
  const load = (locale: string, text: string) =>
    `${locale}: () => Promise.resolve({ default: ${text} })`;
  const whole = '{ lead: "Hola", free: "{{n}}" }';
  const messages = `messages: { load: { ${[
    load('es', whole),
    load('en', '{ free: "{{n}}" }'),
    load('fr', whole),
    load('pt', whole),
  ].join(',')} } }`;
  const keywords = { es: ['x'], en: ['x'], fr: [], pt: ['x'] };
  // What brotli cannot make small.
  const noise = Array.from({ length: 4_000 }, (_, n) => Math.sin(n).toString(36)).join('');
  const release = await build(
    {},
    {
      ...declared({ keywords }, messages),
      'client/remoteEntry.js': noise,
      'client/board.css':
        '@layer remote{.a{color:red}body:has(.a) header{display:none}}h1{color:red}',
    },
  );
  const findings = await check(release);
  expect(faultsOf(findings, 'declaration')).toEqual([]);
  expect(faultsOf(findings, 'messages')).toEqual([
    "page 'board' has no search words in fr: add some to its keywords",
    "message 'lead' is not there in en: write it in src/locales/en.ts",
  ]);
  expect(faultsOf(findings, 'styles')).toEqual([
    "client/board.css: 'body:has(.a) header' is within no class of the remote, so it styles the page around it: give what it selects a class",
    "client/board.css: 'h1' is outside '@layer remote': put it into one",
  ]);
  expect(faultsOf(findings, 'budgets')).toEqual([
    expect.stringMatching(/^its entry weighs [\d.]+ KB in brotli/),
    expect.stringMatching(/^screen 'board' weighs/),
  ]);
});

test('against the live site it answers for routes, contract and shared modules', async () => {
  const shell = await buildExample(dir, exampleShell({ contract: 1 }), shellContents);
  const taxi = await buildExample(dir, exampleRelease({ name: 'mf-taxi' }), {
    ...remoteContents,
    ...named('mf-taxi', declared({})),
  });
  const shared = { react: '19.4.0', axios: '1.0.0' };
  const release = await build({ contract: 2, shared }, declared({}));
  const findings = await check(release, shell, taxi);
  const [routes, site] = findings.slice(-2);
  expect(routes).toEqual({
    check: 'routes',
    about: 'site',
    faults: [
      expect.stringContaining('/vuelos belongs to mf-taxi (/vuelos)'),
      expect.stringContaining("the message namespace 'flights' belongs to mf-taxi"),
    ],
  });
  expect(site?.faults).toEqual([
    expect.stringContaining('mf-flights 1.0.0 has contract 2, the live site has 1: build it'),
    expect.stringContaining('was built with react 19.4.0, shell 1.0.0 shares 19.3.1'),
    expect.stringContaining('needs axios 1.0.0, which shell 1.0.0 does not share'),
  ]);
});

test('a shell is compared with every live remote', async () => {
  const remote = await build({ shared: { react: '19.3.1' } });
  const shell = exampleShell({ contract: 1, shared: { react: '19.4.0' } });
  const findings = await check(await buildExample(dir, shell, shellContents), remote);
  expect(findings.map(({ check: name }) => name)).toEqual([
    ...['files', 'signature', 'declaration', 'routes', 'live site'],
  ]);
  expect(faultsOf(findings, 'live site')).toEqual([
    expect.stringContaining('mf-flights 1.0.0 was built with react 19.3.1, shell 1.0.0 shares'),
  ]);
});

/** The same declaration under another name. */
function named(name: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replaceAll('mf-flights', name)]),
  );
}

/** A bundle and its descriptor that declare one page in a layout with these differences. */
function inLayout(difference: object): Record<string, string> {
  const text = { es: 'x', en: 'x', fr: 'x', pt: 'x' };
  const keywords = { es: ['x'], en: ['x'], fr: ['x'], pt: ['x'] };
  const page = { id: 'board', path: '/vuelos', screen: 'board', layout: 'green', title: text };
  const layout = { name: text, home: 'board', colour: '#8bc34a', text: 'dark' };
  const declared = {
    name: 'mf-flights',
    contract: 1,
    pages: [{ ...page, description: text, keywords }],
    layouts: { green: { ...layout, menu: [{ page: 'board' }], ...difference } },
  };
  return {
    'remote.json': JSON.stringify({ ...declared, namespace: null, middleware: [], widgets: [] }),
    'server/remote.cjs': `exports.default = ${JSON.stringify(declared)};`,
  };
}

test('a layout is checked like the rest of the declaration, and must be the one that runs', async () => {
  const declaration = async (files: Record<string, string>) =>
    faultsOf(await check(await build({}, files)), 'declaration');
  expect(await declaration(inLayout({}))).toEqual([]);
  expect(await declaration(inLayout({ text: 'light' }))).toEqual([
    "layout 'green': light text on #8bc34a has a contrast of 2.0, 4.5 is the least: make text 'dark'",
  ]);
  expect(await declaration(inLayout({ menu: ['board'] }))).toEqual([
    expect.stringMatching(/^remote\.json is not valid: .*layouts/),
  ]);
  const [said, runs] = [inLayout({}), inLayout({ colour: '#9ccc65' })];
  expect(
    await declaration({ ...said, 'server/remote.cjs': runs['server/remote.cjs'] ?? '' }),
  ).toEqual([
    'remote.json and server/remote.cjs declare different pages or layouts: build the release again',
  ]);
});

test('a layout’s link to another remote leads to a page that is live', async () => {
  const to = { to: '/contacto', label: { es: 'x', en: 'x', fr: 'x', pt: 'x' } };
  const release = await build({}, inLayout({ footer: [to] }));
  const shell = await buildExample(dir, exampleShell(), shellContents);
  expect(faultsOf(await check(release), 'routes')).toEqual([]);
  expect(faultsOf(await check(release, shell), 'routes')).toEqual([
    "layout 'green': /contacto is no page of the live site: correct it, or release what has it first",
  ]);
  const forms = await buildExample(dir, exampleRelease({ name: 'mf-forms' }), {
    ...remoteContents,
    ...contact,
  });
  expect(faultsOf(await check(release, shell, forms), 'routes')).toEqual([]);
});

/** What another remote declares: the contact page. */
const contact = {
  'remote.json': (declared({ path: '/contacto' })['remote.json'] ?? '')
    .replace('mf-flights', 'mf-forms')
    .replace('"flights"', '"forms"'),
};
