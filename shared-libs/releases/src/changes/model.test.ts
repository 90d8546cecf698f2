/** @jest-environment @eldorado/testing/contract-environment */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thorough } from '@eldorado/testing/thorough';
import { findVersion, liveVersion, servedVersions, versionsOf } from '../channel/channel.ts';
import { visitorVersions } from '../channel/cohort.ts';
import {
  isCanary,
  isKnownBad,
  outOfServiceBy,
  type ChannelDocument,
  type ChannelVersion,
} from '../channel/document.ts';
import { cohortCount } from '../channel/shares.ts';
import { canaryOf } from '../channel/steps.ts';
import { done } from '../examples/exampleChannel.ts';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from '../examples/exampleRelease.ts';
import {
  copyOf,
  emptyMemory,
  memoryStore,
  type Memory,
  type Verified,
} from '../examples/memoryStore.ts';
import { idOf, releaseOf, type ReleaseId } from '../release/release.ts';
import { openStore } from '../store/folder/folderStore.ts';
import { success, type Result } from '../result.ts';
import type { ReleaseStore } from '../store/store.ts';
import {
  canaryRelease,
  canarySet,
  pauseRelease,
  planRollback,
  promoteRelease,
  promoteSet,
  proveRelease,
  publishRelease,
  quarantineRelease,
  raiseCanary,
  retireRelease,
  rollbackRelease,
} from './changes.ts';
import { channelOrEmpty } from './exclusively.ts';
import { collectGarbage } from './gc.ts';
import { restoreDocument } from './restore.ts';
import { signChannel } from './sign.ts';

// What lies on the disk does not change here: to hash it thousands of times would prove nothing.
jest.mock('../check/verifyRelease.ts', () => ({ verifyRelease: () => Promise.resolve([]) }));

// Random sequences of operators' commands, each command beside a model that knows only what the commands
// promise: who is live, who is tried, and what is known bad.
jest.setTimeout(120_000);

/** Two hundred by THOROUGH=1. */
const sequences = thorough ? 200 : 60;
const commandsEach = 16;
/** The last of each is not published when a sequence begins. */
const built = {
  shell: ['1.0.0', '1.1.0', '2.0.0', '1.2.0'],
  'mf-flights': ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '2.0.0', '1.6.0'],
  'mf-corporate': ['1.0.0', '1.1.0', '2.0.0', '1.2.0'],
};
const remotes = Object.keys(built) as (keyof typeof built)[];

let dir: string;
let releases: ReleaseStore;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'model-'));
  for (const name of remotes) {
    for (const version of built[name]) {
      // A major fits only the shell of its own.
      const difference = { name, version, contract: version.startsWith('2') ? 2 : 1 };
      if (name === 'shell') await buildExample(dir, exampleShell(difference), shellContents);
      else await buildExample(dir, exampleRelease(difference), remoteContents);
    }
  }
  const { keyring } = openStore(dir);
  const keys = { signing: await keyring.signingKey(), trusted: await keyring.trustedKeys() };
  releases = openStore(dir, {
    ...keyring,
    signingKey: () => Promise.resolve(keys.signing),
    trustedKeys: () => Promise.resolve(keys.trusted),
  });
});
afterAll(() => rm(dir, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

const verified: Verified = { documents: new Map(), releases: new Map() };
const storeOf = (memory: Memory) => memoryStore(releases, memory, verified);

/** What a remote's commands have made of it. */
interface Known {
  live: string | null;
  canary: string | null;
  /** The live ones so far. */
  lived: Set<string>;
  out: Set<string>;
  left: Set<string>;
  good: Set<string>;
  /** The set that a version stands in, its ids with spaces between them; none where it is alone. */
  sets: Map<string, string>;
}
type Model = Record<string, Known>;

const nothing = (): Known => ({
  live: null,
  canary: null,
  lived: new Set(),
  out: new Set(),
  left: new Set(),
  good: new Set(),
  sets: new Map(),
});

/** Numbers from 0 to below `below`, the same ones for the same seed. */
function dice(seed: string) {
  const bytes = createHash('sha256').update(seed).digest();
  let read = 0;
  return (below: number) => bytes.readUInt32LE(4 * read++) % below;
}

/** The command of a step of a sequence. */
function commandAt(seed: number, step: number): Typed {
  const roll = dice(`${seed} ${step}`);
  const name = remotes[roll(remotes.length)] ?? 'shell';
  const versions = built[name];
  const [action, version] = [roll(actions.length), roll(versions.length)];
  const [force, pick] = [roll(4) === 0, roll(30)];
  // All three, or two of them, in a version that fits only its own kind, or one that all but these fit.
  const [spared, kind] = [roll(6), roll(2) === 0 ? '1.1.0' : '2.0.0'];
  const apps = remotes
    .filter((_, index) => index !== spared)
    .map((each) => ({ name: each, version: kind }));
  return {
    action: actions[action] ?? 'promote',
    name,
    version: versions[version] ?? '1.0.0',
    ...{ force, pick, apps },
  };
}

const actions = [
  ...[
    'publish',
    'promote',
    'promote',
    'promote',
    'promote',
    'canary',
    'canary',
    'pause',
    'raise',
    'raise',
    'raise',
  ],
  ...['rollback', 'rollback', 'quarantine', 'retire', 'prove', 'restore', 'gc', 'sign', 'lose'],
  ...['promote set', 'promote set', 'canary set', 'canary set', 'rollback set'],
] as const;

/** One command as an operator would type it. */
interface Typed {
  action: (typeof actions)[number];
  name: string;
  version: string;
  force: boolean;
  pick: number;
  /** What the commands of several name. */
  apps: readonly ReleaseId[];
}

async function run(
  { action, name, version, force, pick, apps }: Typed,
  memory: Memory,
): Promise<Result<unknown> | null> {
  const store = storeOf(memory);
  const at = new Date(Date.now()).toISOString();
  const context = { store, channel: 'production', at, who: 'ana', why: 'a test' };
  switch (action) {
    case 'publish':
      return publishRelease(context, name, version);
    case 'promote':
      return promoteRelease(context, name, version, force);
    case 'canary':
      return canaryRelease(context, name, version, pick % 2 ? 1 + pick : undefined, {
        force,
        auto: pick > 9,
      });
    case 'promote set':
      return promoteSet(context, apps, force);
    case 'canary set':
      return canarySet(context, apps, pick % 3 ? 1 + pick : undefined, { force, auto: pick > 9 });
    case 'raise': {
      const tried = canaryOf(await documentOf(memory), name);
      const id = { name, version: tried?.metadata.version ?? version };
      return raiseCanary(context, id, tried?.extras.auto?.since ?? at);
    }
    case 'rollback set': {
      const names = apps.map((each) => each.name);
      return rollbackRelease(context, names, force, () => undefined);
    }
    case 'pause':
      return pauseRelease(context, name);
    case 'rollback':
      return rollbackRelease(context, name, force, () => undefined);
    case 'quarantine':
      return quarantineRelease(context, name, version, force);
    case 'retire':
      return retireRelease(context, name, version, force);
    case 'prove':
      return proveRelease(context, name, version, { loads: 60, failures: 0 });
    case 'restore': {
      const ids = await store.listKept('production');
      return restoreDocument(context, ids[pick % (ids.length || 1)] ?? 'none', force);
    }
    case 'gc':
      return collectGarbage(context, false, 1 + pick);
    case 'sign':
      return signChannel(context, force);
    case 'lose': {
      // A folder that nobody is served, as somebody deletes it by hand.
      const served = servedVersions(done(await channelOrEmpty(context)));
      if (!served.some(([other, live]) => other === name && live === version))
        memory.gone.add(`${name}@${version}`);
      return null;
    }
  }
}

const documentOf = async (memory: Memory) =>
  done(await channelOrEmpty({ store: storeOf(memory), channel: 'production' }));

/** A remote's live version or canary, and those of its set that are so with it. */
function standing(model: Model, name: string, as: 'live' | 'canary'): string[] {
  const own = model[name];
  const version = own?.[as];
  if (!own || !version) return [];
  const set = own.sets.get(version);
  if (set === undefined) return [name];
  return set
    .split(' ')
    .map(releaseOf)
    .filter((each) => model[each.name]?.[as] === each.version)
    .filter((each) => model[each.name]?.sets.get(each.version) === set)
    .map((each) => each.name);
}

/** What these become, in one command. */
function serve(model: Model, apps: readonly ReleaseId[], as: 'live' | 'canary'): void {
  const known = ({ name }: ReleaseId) => (model[name] ??= nothing());
  const moved = apps.filter((app) => known(app).live !== app.version);
  for (const app of apps) {
    const own = known(app);
    [own.out, own.left].forEach((bad) => bad.delete(app.version));
    if (as === 'canary') own.canary = app.version;
    else {
      own.canary = null;
      own.live = app.version;
      own.lived.add(app.version);
    }
  }
  for (const app of moved) {
    if (moved.length > 1) known(app).sets.set(app.version, moved.map(idOf).sort().join(' '));
    else known(app).sets.delete(app.version);
  }
}

/** A remote goes from its live version to the one that the document says, which must be one it may go back to. */
function goBack(model: Model, name: string, doc: ChannelDocument): void {
  const own = (model[name] ??= nothing());
  const before = own.live;
  own.live = liveVersion(doc, name)?.metadata.version ?? null;
  own.canary = null;
  if (own.live === null) return;
  const candidates = waysBack(own, before);
  expect(candidates).toContain(own.live);
  const good = candidates.filter((each) => own.good.has(each));
  if (good.length > 0) expect(good).toContain(own.live);
  own.lived.add(own.live);
}

const waysBack = ({ lived, out, left }: Known, from: string | null): string[] =>
  [...lived].filter((each) => each !== from && !out.has(each) && !left.has(each));

function leave(own: Known, version: string | null): void {
  if (version === null) return;
  own.left.add(version);
  own.good.delete(version);
}

/** What became live by itself after its set was made is left with the set: the document says what that was. */
function leavePassed(own: Known, versions: readonly ChannelVersion[]): void {
  for (const { metadata, extras } of versions) {
    if (extras.rolledBackAt !== undefined && own.lived.has(metadata.version))
      leave(own, metadata.version);
  }
}

/** A canary and what is tried with it have the next share, or are live. */
function followRaise(model: Model, name: string, doc: ChannelDocument): void {
  const apps = standing(model, name, 'canary').map((each) => ({
    name: each,
    version: model[each]?.canary ?? '',
  }));
  const isLive = liveVersion(doc, name)?.metadata.version === model[name]?.canary;
  serve(model, apps, isLive ? 'live' : 'canary');
}

/** A rollback of these: of canaries when one runs, else of what is live; and of what stands with it. */
function followRollback(model: Model, names: readonly string[], doc: ChannelDocument): void {
  const as = names.some((name) => model[name]?.canary) ? 'canary' : 'live';
  const leaving = new Set(names.flatMap((name) => standing(model, name, as)));
  const sets = [...leaving].flatMap((name) => {
    const own = model[name];
    return own?.sets.get(own[as] ?? '')?.split(' ') ?? [];
  });
  for (const name of leaving) {
    const own = (model[name] ??= nothing());
    const replaced = sets
      .map(releaseOf)
      .filter((each) => each.name === name && each.version !== own[as]);
    leave(own, own[as]);
    if (as === 'canary') own.canary = null;
    else {
      if (replaced.length > 0) leavePassed(own, versionsOf(doc, name));
      for (const { version } of replaced)
        expect(liveVersion(doc, name)?.metadata.version).not.toBe(version);
      goBack(model, name, doc);
    }
  }
}

function followTakenOut(model: Model, { name, version }: ReleaseId, doc: ChannelDocument): void {
  const own = (model[name] ??= nothing());
  own.out.add(version);
  own.good.delete(version);
  if (own.canary === version) own.canary = null;
  if (own.live !== version) return;
  const others = standing(model, name, 'live').filter((each) => each !== name);
  goBack(model, name, doc);
  // Where the remote leaves the site the others stay, as those do that lead nowhere.
  for (const each of own.live === null ? [] : others) {
    const other = (model[each] ??= nothing());
    if (waysBack(other, other.live).length === 0) continue;
    leave(other, other.live);
    goBack(model, each, doc);
  }
}

/** What an earlier document said is taken over, and judged below. */
function followRestore(model: Model, doc: ChannelDocument): void {
  for (const each of remotes) {
    const own = (model[each] ??= nothing());
    own.live = liveVersion(doc, each)?.metadata.version ?? null;
    own.canary = canaryOf(doc, each)?.metadata.version ?? null;
    for (const served of [own.live, own.canary]) if (served !== null) own.left.delete(served);
    for (const { metadata, extras } of versionsOf(doc, each)) {
      if (extras.promotedAt !== null) own.lived.add(metadata.version);
      if (extras.set) own.sets.set(metadata.version, extras.set.join(' '));
      else own.sets.delete(metadata.version);
    }
  }
}

/** What the command must have made of the model, when it was done; what a rollback leads to is the document's to choose. */
function follow(model: Model, typed: Typed, doc: ChannelDocument): void {
  const { action, name, version, apps } = typed;
  if (action === 'promote') serve(model, [typed], 'live');
  else if (action === 'canary') serve(model, [typed], 'canary');
  else if (action === 'promote set') serve(model, apps, 'live');
  else if (action === 'canary set') serve(model, apps, 'canary');
  else if (action === 'raise') followRaise(model, name, doc);
  else if (action === 'pause') {
    for (const each of standing(model, name, 'canary')) (model[each] ??= nothing()).canary = null;
  } else if (action === 'rollback') followRollback(model, [name], doc);
  else if (action === 'rollback set') {
    const names = apps.map((each) => each.name);
    followRollback(model, names, doc);
  } else if (action === 'quarantine' || action === 'retire') followTakenOut(model, typed, doc);
  else if (action === 'prove') model[name]?.good.add(version);
  else if (action === 'restore') followRestore(model, doc);
  else if (action === 'gc') {
    for (const [each, own] of Object.entries(model)) {
      const kept = versionsOf(doc, each).map(({ metadata }) => metadata.version);
      for (const set of [own.lived, own.out, own.left, own.good, own.sets])
        for (const one of set.keys()) if (!kept.includes(one)) set.delete(one);
    }
  }
  // A canary of a set that has lost one has ended.
  const isWhole = ([each, { canary, sets }]: [string, Known]) =>
    standing(model, each, 'canary').length ===
    ((canary && sets.get(canary))?.split(' ').length ?? 1);
  const broken = Object.entries(model).filter((one) => one[1].canary !== null && !isWhole(one));
  for (const [, own] of broken) own.canary = null;
}

/** The document as the model knows it, and nobody served or led to what is bad or gone. That it is valid, reading it said. */
function judge(doc: ChannelDocument, model: Model, memory: Memory): void {
  for (const name of Object.keys(doc.microFrontends)) {
    const { live, canary, out, left, sets } = model[name] ?? nothing();
    const said = versionsOf(doc, name).map((version) => {
      const { metadata, deployment, extras, fallbackUrl } = version;
      const fallback = versionsOf(doc, name).find(({ url }) => url === fallbackUrl);
      const isServed = deployment.traffic > 0;
      return {
        version: metadata.version,
        live: deployment.default,
        canary: isCanary(version),
        out: outOfServiceBy(version) !== undefined,
        left: extras.rolledBackAt !== undefined,
        set: isServed ? extras.set?.join(' ') : undefined,
        servedThoughGone: isServed && memory.gone.has(`${name}@${metadata.version}`),
        servedThoughBad: isServed && outOfServiceBy(version) !== undefined,
        fallsNowhere: fallbackUrl !== undefined && !fallback,
        fallsToBad: fallback !== undefined && isKnownBad(fallback),
      };
    });
    const wanted = said.map(({ version }) => ({
      version,
      live: version === live,
      canary: version === canary,
      out: out.has(version),
      left: left.has(version),
      set: version === live || version === canary ? sets.get(version) : undefined,
      servedThoughGone: false,
      servedThoughBad: false,
      fallsNowhere: false,
      fallsToBad: false,
    }));
    expect({ name, said }).toEqual({ name, said: wanted });
  }
}

/** Of each set a visitor has all canaries or none; and nobody has what does not fit, as long as nothing was forced. */
function judgeVisitors(doc: ChannelDocument, forced: boolean): void {
  for (let cohort = 0; cohort < cohortCount; cohort += 97) {
    const given = visitorVersions(doc, cohort);
    const ids = Object.entries(given).map(([name, version]) => idOf({ name, version }));
    for (const { name, version } of ids.map(releaseOf)) {
      const own = findVersion(doc, name, version);
      if (own && isCanary(own)) expect(ids).toEqual(expect.arrayContaining(own.extras.set ?? []));
    }
    const majors = new Set(Object.values(given).map((version) => version[0]));
    if (!forced) expect([given, majors.size]).toEqual([given, 1]);
  }
}

/** Each remote can be rolled back, to where the plan says and with what stands with it, or it is said why not. */
async function tryRollbacks(doc: ChannelDocument, model: Model, memory: Memory): Promise<number> {
  let safe = 0;
  const at = new Date(Date.now()).toISOString();
  for (const name of Object.keys(doc.microFrontends)) {
    const tried = storeOf(copyOf(memory));
    const context = { store: tried, channel: 'production', at, who: 'ana', why: null };
    const plan = await planRollback(context, name);
    const made = await rollbackRelease(context, name, false, () => undefined);
    const against = plan.ok ? plan.value.reasons : [plan.failure.sentence];
    expect([name, against, made.ok]).toEqual([name, against, against.length === 0]);
    if (!made.ok) {
      expect(made.failure.sentence).toContain(name);
      continue;
    }
    safe += 1;
    const after = done(await tried.readChannel('production'));
    const steps = plan.ok ? [plan.value, ...plan.value.others] : [];
    for (const { remote, to } of steps)
      expect([remote, liveVersion(after, remote)?.metadata.version]).toEqual([remote, to]);
    const along = standing(model, name, model[name]?.canary ? 'canary' : 'live');
    expect(steps.map(({ remote }) => remote).sort()).toEqual(expect.arrayContaining(along));
    expect(await tried.readLog()).toHaveLength(memory.log.length + 1);
  }
  return safe;
}

/** 1.0.0 of these is live, and of all only the last is not published. */
async function siteWith(live: readonly string[]): Promise<Memory> {
  const memory = emptyMemory();
  const typed = { force: false, pick: 0, version: '1.0.0', apps: [] };
  for (const name of remotes) {
    for (const version of built[name].slice(0, -1))
      done((await run({ ...typed, action: 'publish', name, version }, memory)) ?? success(null));
  }
  for (const name of live)
    done((await run({ ...typed, action: 'promote', name }, memory)) ?? success(null));
  return memory;
}

test(`after ${sequences} nights of random commands the document is valid, and every state can be left`, async () => {
  const counts = { done: 0, refused: 0, safe: 0 };
  const doneBy = new Set<string>();
  let now = Date.parse('2026-01-01T00:00:00.000Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const sites = [
    { live: ['shell'], begun: await siteWith(['shell']) },
    { live: remotes, begun: await siteWith(remotes) },
  ];
  for (let seed = 1; seed <= sequences; seed++) {
    const site = sites[seed % sites.length];
    const memory = copyOf(site?.begun ?? emptyMemory());
    const lives = (): Known => ({ ...nothing(), live: '1.0.0', lived: new Set(['1.0.0']) });
    const model: Model = Object.fromEntries((site?.live ?? []).map((name) => [name, lives()]));
    const night: Typed[] = [];
    let forced = false;
    for (let step = 0; step < commandsEach; step++) {
      const typed = commandAt(seed, step);
      night.push(typed);
      now += 60_000 + (typed.pick % 4) * 86_400_000;
      try {
        const before = await documentOf(memory);
        const answer = await run(typed, memory);
        const doc = await documentOf(memory);
        if (answer?.ok === false) {
          counts.refused += 1;
          expect(answer.failure.sentence).not.toBe('');
          expect(doc).toBe(before);
        } else if (answer) {
          counts.done += 1;
          doneBy.add(typed.action);
          follow(model, typed, doc);
          forced ||= typed.force;
          judge(doc, model, memory);
          judgeVisitors(doc, forced);
          counts.safe += await tryRollbacks(doc, model, memory);
        }
      } catch (error) {
        throw new Error(
          `Sequence ${seed}: ${night.map((each) => JSON.stringify(each)).join('; ')}\n${String(error)}`,
        );
      }
    }
  }
  // What is mostly refused proves little. A canary lives long enough to be paused in few nights.
  const seldom: readonly string[] = thorough ? ['lose'] : ['lose', 'pause'];
  const expected = new Set(actions.filter((each) => !seldom.includes(each)));
  expect([...doneBy].filter((each) => !seldom.includes(each)).sort()).toEqual([...expected].sort());
  expect(counts.done).toBeGreaterThan(5 * sequences);
  expect(counts.safe).toBeGreaterThan(2 * sequences);
});
