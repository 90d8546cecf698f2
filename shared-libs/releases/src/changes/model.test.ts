import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveVersion, servedVersions, versionsOf } from '../channel/channel.ts';
import { isKnownBad, outOfServiceBy, type ChannelDocument } from '../channel/document.ts';
import { isCanary } from '../channel/cohort.ts';
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
import { openStore } from '../store/folder/folderStore.ts';
import { success, type Result } from '../result.ts';
import type { ReleaseStore } from '../store/store.ts';
import {
  canaryRelease,
  pauseRelease,
  planRollback,
  promoteRelease,
  proveRelease,
  publishRelease,
  quarantineRelease,
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
const sequences = process.env['THOROUGH'] ? 200 : 60;
const commandsEach = 16;
const built = {
  shell: ['1.0.0', '1.1.0', '2.0.0'],
  'mf-flights': ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0', '2.0.0'],
  'mf-corporate': ['1.0.0', '1.1.0'],
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
}
type Model = Record<string, Known>;

const nothing = (): Known => ({
  live: null,
  canary: null,
  lived: new Set(),
  out: new Set(),
  left: new Set(),
  good: new Set(),
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
  return {
    action: actions[roll(actions.length)] ?? 'promote',
    name,
    version: versions[roll(versions.length)] ?? '1.0.0',
    force: roll(4) === 0,
    pick: roll(30),
  };
}

const actions = [
  ...['publish', 'promote', 'promote', 'promote', 'promote', 'canary', 'canary', 'pause'],
  ...['rollback', 'rollback', 'quarantine', 'retire', 'prove', 'restore', 'gc', 'sign', 'lose'],
] as const;

/** One command as an operator would type it. */
interface Typed {
  action: (typeof actions)[number];
  name: string;
  version: string;
  force: boolean;
  pick: number;
}

async function run(
  { action, name, version, force, pick }: Typed,
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
      return canaryRelease(context, name, version, pick % 2 ? 1 + pick : undefined, force);
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

/** What the command must have made of the model, when it was done; what a rollback leads to is the document's to choose. */
function follow(model: Model, { action, name, version }: Typed, doc: ChannelDocument): void {
  const known = (model[name] ??= nothing());
  const live = liveVersion(doc, name)?.metadata.version ?? null;
  const becomes = (next: string | null) => {
    known.live = next;
    if (next !== null) known.lived.add(next);
  };
  const lift = () => [known.out, known.left].forEach((bad) => bad.delete(version));
  const before = known.live;
  if (action === 'promote') {
    lift();
    becomes(version);
    known.canary = null;
  } else if (action === 'canary') {
    lift();
    known.canary = version;
  } else if (action === 'pause') {
    known.canary = null;
  } else if (action === 'rollback') {
    const from = known.canary ?? before;
    if (from !== null) {
      known.left.add(from);
      known.good.delete(from);
    }
    if (known.canary === null) becomes(live);
    known.canary = null;
  } else if (action === 'quarantine' || action === 'retire') {
    known.out.add(version);
    known.good.delete(version);
    if (version === before) becomes(live);
    if (version === before || version === known.canary) known.canary = null;
  } else if (action === 'prove') {
    known.good.add(version);
  } else if (action === 'restore') {
    // What an earlier document said is taken over, and judged below.
    for (const each of remotes) {
      const own = (model[each] ??= nothing());
      own.live = liveVersion(doc, each)?.metadata.version ?? null;
      own.canary = canaryOf(doc, each)?.metadata.version ?? null;
      for (const served of [own.live, own.canary]) if (served !== null) own.left.delete(served);
      for (const { metadata, extras } of versionsOf(doc, each))
        if (extras.promotedAt !== null) own.lived.add(metadata.version);
    }
  } else if (action === 'gc') {
    for (const [each, own] of Object.entries(model)) {
      const left = versionsOf(doc, each).map(({ metadata }) => metadata.version);
      for (const set of [own.lived, own.out, own.left, own.good])
        for (const one of set) if (!left.includes(one)) set.delete(one);
    }
  }
  const wayBack = ['rollback', 'quarantine', 'retire'].includes(action) && before !== known.live;
  if (wayBack && live !== null) {
    const candidates = [...known.lived].filter(
      (each) => each !== before && !known.out.has(each) && !known.left.has(each),
    );
    expect(candidates).toContain(live);
    const good = candidates.filter((each) => known.good.has(each));
    if (good.length > 0) expect(good).toContain(live);
  }
}

/** The document as the model knows it, and nobody served or led to what is bad or gone. That it is valid, reading it said. */
function judge(doc: ChannelDocument, model: Model, memory: Memory): void {
  for (const name of Object.keys(doc.microFrontends)) {
    const { live, canary, out, left } = model[name] ?? nothing();
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
      servedThoughGone: false,
      servedThoughBad: false,
      fallsNowhere: false,
      fallsToBad: false,
    }));
    expect({ name, said }).toEqual({ name, said: wanted });
  }
}

/** Each remote can be rolled back, to where the plan says, or it is said why not. */
async function tryRollbacks(doc: ChannelDocument, memory: Memory): Promise<number> {
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
    expect(liveVersion(after, name)?.metadata.version).toBe(plan.ok && plan.value.to);
  }
  return safe;
}

/** A shell is live, and of all else only the newest is not published. */
async function allPublished(): Promise<Memory> {
  const memory = emptyMemory();
  const typed = { force: false, pick: 0, version: '1.0.0' };
  for (const name of remotes) {
    for (const version of built[name].slice(0, -1))
      done((await run({ ...typed, action: 'publish', name, version }, memory)) ?? success(null));
  }
  done((await run({ ...typed, action: 'promote', name: 'shell' }, memory)) ?? success(null));
  return memory;
}

test(`after ${sequences} nights of random commands the document is valid, and every state can be left`, async () => {
  const counts = { done: 0, refused: 0, safe: 0 };
  const doneBy = new Set<string>();
  let now = Date.parse('2026-01-01T00:00:00.000Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const published = await allPublished();
  for (let seed = 1; seed <= sequences; seed++) {
    const memory = copyOf(published);
    const model: Model = { shell: { ...nothing(), live: '1.0.0', lived: new Set(['1.0.0']) } };
    const night: Typed[] = [];
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
          judge(doc, model, memory);
          counts.safe += await tryRollbacks(doc, memory);
        }
      } catch (error) {
        throw new Error(
          `Sequence ${seed}: ${night.map((each) => Object.values(each).join(' ')).join('; ')}\n${String(error)}`,
        );
      }
    }
  }
  // What is mostly refused proves little. A canary lives long enough to be paused in few nights.
  const seldom: readonly string[] = process.env['THOROUGH'] ? ['lose'] : ['lose', 'pause'];
  const expected = new Set(actions.filter((each) => !seldom.includes(each)));
  expect([...doneBy].filter((each) => !seldom.includes(each)).sort()).toEqual([...expected].sort());
  expect(counts.done).toBeGreaterThan(5 * sequences);
  expect(counts.safe).toBeGreaterThan(2 * sequences);
});
