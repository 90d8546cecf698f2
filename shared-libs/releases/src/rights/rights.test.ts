import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canary, promote, publish } from '../channel/transitions.ts';
import { emptyChannel } from '../channel/document.ts';
import { done } from '../examples/exampleChannel.ts';
import { exampleRelease } from '../examples/exampleRelease.ts';
import { approvable } from './callers.ts';
import { readRights, rightsRefusal, type IntendedChange, type Team } from './rights.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rights-'));
});
afterAll(() => rm(dir, { recursive: true }));

const pipeline = { issuer: 'github', claims: { repository: 'airport/mf-taxi' } };
const issuers = { github: { issuer: 'https://token.example', keys: 'https://token.example/keys' } };
const grants = [{ may: ['promote'], apps: ['mf-taxi'], channels: ['production'] }];

test.each([
  ['not JSON', '{', 'the document'],
  ['no team', { teams: {} }, '/teams'],
  ['a team that nobody can be', { teams: { taxi: { grants } } }, 'neither a key nor a pipeline'],
  ['an issuer of no name', { teams: { taxi: { pipeline, grants } } }, 'which is none of issuers'],
  [
    'an issuer by what every object has',
    { issuers, teams: { taxi: { pipeline: { ...pipeline, issuer: 'toString' }, grants } } },
    'which is none of issuers',
  ],
  [
    'a pipeline of anybody',
    { issuers, teams: { taxi: { pipeline: { ...pipeline, claims: {} }, grants } } },
    '/teams/taxi/pipeline/claims',
  ],
  [
    'keys that come without TLS',
    {
      issuers: { github: { issuer: 'https://token.example', keys: 'http://token.example/keys' } },
      teams: { taxi: { pipeline, grants } },
    },
    '/issuers/github/keys',
  ],
  [
    'a right that is none',
    { teams: { taxi: { key: 'a.pem', grants: [{ ...grants[0], may: ['gc'] }] } } },
    '/teams/taxi/grants/0/may/0',
  ],
  [
    'somebody who approves himself',
    {
      teams: { taxi: { key: 'a.pem', grants: [{ ...grants[0], approvedBy: ['taxi'] }] } },
    },
    'cannot be approved by taxi',
  ],
  [
    'somebody who approves and is nobody',
    {
      teams: { taxi: { key: 'a.pem', grants: [{ ...grants[0], approvedBy: ['toString'] }] } },
    },
    'cannot be approved by toString',
  ],
  ['a word too many', { teams: { taxi: { key: 'a.pem', grants, right: 'all' } } }, '/teams/taxi'],
])('a file of rights with %s is refused, and says so', async (_, content, reason) => {
  const file = join(dir, 'rights.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  const read = await readRights(file);
  expect(!read.ok && read.failure.sentence).toContain(`RELEASE_RIGHTS: ${file} cannot be used: `);
  expect(!read.ok && read.failure.sentence).toContain(reason);
});

test('a file of rights that is not there is refused', async () => {
  const read = await readRights(join(dir, 'none.json'));
  expect(!read.ok && read.failure.sentence).toContain('cannot be used: ENOENT');
});

const at = '2026-11-30T12:00:00Z';
/** A channel on which 1.1.0 of the taxis is tried by so many, in percent. */
function tried(traffic: number, auto = false) {
  let doc = emptyChannel();
  for (const version of ['1.0.0', '1.1.0'])
    doc = done(publish(doc, exampleRelease({ name: 'mf-taxi', version }), at));
  doc = done(promote(doc, 'mf-taxi', '1.0.0', at, false));
  return done(canary(doc, 'mf-taxi', '1.1.0', traffic, at, { auto }));
}

const change = (own: Partial<IntendedChange>): IntendedChange => ({
  action: 'canary',
  channel: 'production',
  apps: ['mf-taxi'],
  next: tried(25),
  forced: false,
  ...own,
});
const grant = (may: Team['grants'][number]['may'], own = {}): Team['grants'][number] => ({
  may,
  apps: ['mf-taxi'],
  channels: ['production'],
  ...own,
});

test.each<[string, Team['grants'], Partial<IntendedChange>, string | null]>([
  ['a share of a quarter', [grant(['canary'])], {}, null],
  ['a greater one', [grant(['canary'])], { next: tried(25.01) }, 'promote mf-taxi'],
  ['one that rises by itself', [grant(['canary'])], { next: tried(1, true) }, 'promote mf-taxi'],
  ['a greater one with that right', [grant(['canary', 'promote'])], { next: tried(50) }, null],
  ['what is forced', [grant(['canary'])], { forced: true }, 'force mf-taxi'],
  ['what may be forced', [grant(['canary', 'force'])], { forced: true }, null],
  ['another action', [grant(['canary'])], { action: 'retire' }, 'retire mf-taxi'],
  ['another channel', [grant(['canary'])], { channel: 'beta' }, 'canary mf-taxi on beta'],
  ['what goes along', [grant(['canary'])], { apps: ['mf-taxi', 'shell'] }, 'canary shell'],
  ['any app', [grant(['canary'], { apps: ['*'] })], { apps: ['mf-taxi', 'shell'] }, null],
  [
    'rights of two grants are not mixed',
    [grant(['canary'], { channels: ['beta'] }), grant(['promote'])],
    {},
    'canary mf-taxi on production',
  ],
  ['nobody’s rights', [], {}, 'canary mf-taxi'],
])('%s', (_, grants, own, missing) => {
  const refusal = rightsRefusal('taxi', { grants }, change(own), null);
  if (missing === null) expect(refusal).toBeNull();
  else expect(refusal?.sentence).toContain(`taxi has no right to ${missing}`);
});

const approved = grant(['canary'], { approvedBy: ['operators', 'quality'] });
test.each<[string, Team['grants'], string | null, boolean]>([
  ['what nobody approved', [approved], null, false],
  ['what one of them approved', [approved], 'quality', true],
  ['what somebody else approved', [approved], 'flights', false],
  ['what another grant gives without it', [approved, grant(['canary'])], null, true],
  [
    'what another grant would give on another channel',
    [approved, grant(['canary'], { channels: ['beta'] })],
    null,
    false,
  ],
])('two people: %s', (_, grants, approver, passes) => {
  const refusal = rightsRefusal('taxi', { grants }, change({}), approver);
  if (passes) expect(refusal).toBeNull();
  else
    expect(refusal?.sentence).toContain(
      'taxi may canary mf-taxi on production once operators or quality approved it',
    );
});

test('what is approved is a command without what each may say otherwise', () => {
  const kept = ['canary', 'mf-taxi', '1.1.0', '--traffic', '5'];
  const said = [...kept, '--why', '--x', '--json'];
  expect(approvable([...said, '--approve', '--site', 'https://a.example'])).toEqual(kept);
  expect(approvable(['--why=a\nb', ...said, '--approval=x', '--site=y'])).toEqual(kept);
  expect(approvable([...said, '--auto'])).toEqual([...kept, '--auto']);
});
