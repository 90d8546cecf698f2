import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { thorough } from '@eldorado/testing/thorough';
import webpack from 'webpack';
import { findVersion, liveSet } from '../channel/channel.ts';
import { promoteRelease } from './changes.ts';
import { done } from '../examples/exampleChannel.ts';
import { buildExample, exampleRelease, remoteContents } from '../examples/exampleRelease.ts';
import { exampleSite } from '../examples/exampleSite.ts';
import { openStore } from '../store/folder/folderStore.ts';

jest.setTimeout(120_000);

/** Fifty by THOROUGH=1. */
const kills = thorough ? 50 : 3;
/** How many processes run at a time. */
const lanes = 3;

/**
 * Makes one change as its command does. It counts the steps on the disk, and kills its process at one of them,
 * before it begins or while it is under way; without CRASH_AT it prints the count at the end.
 */
const program = `
import fs from 'node:fs/promises';
import { publishRelease, promoteRelease, rollbackRelease } from '${join(import.meta.dirname, 'changes.ts')}';
import { openStore } from '${join(import.meta.dirname, '../store/folder/folderStore.ts')}';
const last = Number(process.env.CRASH_AT ?? Infinity);
let step = 0;
const wrap = (owner, name) => {
  const real = owner[name];
  owner[name] = function (...args) {
    if (step === last && process.env.CRASH_HOW === 'before') process.kill(process.pid, 'SIGKILL');
    const going = real.apply(this, args);
    if (step++ === last) process.kill(process.pid, 'SIGKILL');
    return going;
  };
};
const handle = await fs.open(process.execPath);
const methods = Object.getPrototypeOf(handle);
await handle.close();
for (const name of ['mkdir', 'open', 'readdir', 'readFile', 'rename', 'rm', 'link', 'writeFile', 'stat', 'lstat'])
  wrap(fs, name);
for (const name of ['read', 'writeFile', 'appendFile', 'sync', 'close']) wrap(methods, name);
const [action, name, version] = process.env.CRASH_COMMAND.split(' ');
const at = new Date().toISOString();
const store = openStore(process.env.CRASH_STORE);
const context = { store, channel: 'production', at, who: 'ana', why: 'night shift' };
const done = await {
  publish: () => publishRelease(context, name, version),
  promote: () => promoteRelease(context, name, version),
  rollback: () => rollbackRelease(context, name, false, () => undefined),
}[action]();
if (!done.ok) throw new Error(done.failure.sentence);
console.log('steps: ' + step);
`;

const commands = [
  { action: 'publish', version: '1.3.0', before: '1.1.0', after: '1.1.0' },
  { action: 'promote', version: '1.2.0', before: '1.1.0', after: '1.2.0' },
  { action: 'rollback', version: '1.0.0', before: '1.1.0', after: '1.0.0' },
] as const;
type Command = (typeof commands)[number];

let root: string;
let template: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'crash-'));
  template = join(root, 'template');
  await bundle();
  const published = ['1.0.0', '1.1.0', '1.2.0'];
  const at = '2026-11-21T08:00:00.000Z';
  await exampleSite({ dir: template, published, live: ['1.0.0', '1.1.0'], at, who: 'luis' });
  await buildExample(template, exampleRelease({ version: '1.3.0' }), remoteContents);
});

afterAll(() => rm(root, { recursive: true }));

/** The program as one file, once: to find and translate its modules takes a process longer than what it does. */
async function bundle(): Promise<void> {
  const entry = join(root, 'program.ts');
  await writeFile(entry, program);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        optimization: { minimize: false },
        target: 'node20',
        entry,
        output: { path: root, filename: 'program.cjs' },
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: createRequire(import.meta.url).resolve('swc-loader'),
              options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
            },
          ],
        },
      },
      (error, built) => (error ? reject(error) : resolve(built)),
    );
  });
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
}

/** Makes a change in a copy of the store. */
async function run(name: string, { action, version }: Command, env: Record<string, string> = {}) {
  const dir = join(root, name);
  await cp(template, dir, { recursive: true });
  const child = spawn(process.execPath, [join(root, 'program.cjs')], {
    env: {
      ...process.env,
      CRASH_COMMAND: `${action} mf-flights ${version}`,
      CRASH_STORE: dir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const signal = await new Promise<string | null>((resolve) =>
    child.on('close', (_code, ended) => resolve(ended)),
  );
  return { dir, signal, steps: Number(/steps: (\d+)/.exec(printed)?.[1]) };
}

/** Whether the store is whole, and holds the old state or the new one with its entry in the log. */
async function judge(dir: string, { action, before, after }: Command): Promise<'old' | 'new'> {
  const store = openStore(dir);
  const doc = done(await store.readChannel('production'));
  const live = liveSet(doc)['mf-flights'];
  const published = findVersion(doc, 'mf-flights', '1.3.0') !== undefined;
  const isNew = action === 'publish' ? published : live === after;
  if (!isNew) expect({ live, published }).toEqual({ live: before, published: false });
  const damaged: number[] = [];
  const log = await store.readLog((line) => damaged.push(line));
  // Only the line that was being written may be cut.
  expect(damaged.filter((line) => line !== log.length + 1)).toEqual([]);
  const entry = log.findLast(({ who }) => who === 'ana');
  if (isNew || entry) {
    expect(entry).toMatchObject({
      action,
      remote: 'mf-flights',
      why: 'night shift',
      before,
      after,
    });
    expect(Date.parse(entry?.at ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
  }
  return isNew ? 'new' : 'old';
}

test(`killed at ${kills} points of publish, promote and rollback, the store is whole, old or new`, async () => {
  const counts = await Promise.all(
    commands.map(async (command, index) => (await run(`whole-${index}`, command)).steps),
  );
  expect(Math.min(...counts)).toBeGreaterThan(20);
  // The same points in each run: a linear congruential generator (Numerical Recipes).
  let state = 20261121;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const points = Array.from({ length: kills }, (_, kill) => {
    const index = kill % commands.length;
    const how = random(2) === 0 ? 'before' : 'during';
    return { kill, command: commands[index] ?? commands[0], step: random(counts[index] ?? 1), how };
  });
  const outcomes: string[] = [];
  const lane = async () => {
    for (let point = points.shift(); point; point = points.shift()) {
      const { kill, command, step, how } = point;
      const env = { CRASH_AT: String(step), CRASH_HOW: how };
      const { dir, signal } = await run(`kill-${kill}`, command, env);
      expect(signal).toBe('SIGKILL');
      outcomes.push(await judge(dir, command));
      // What the dead process held is taken over.
      const store = openStore(dir);
      const at = new Date().toISOString();
      const context = { store, channel: 'production', at, who: 'luis', why: null };
      done(await promoteRelease(context, 'mf-flights', '1.2.0'));
      expect(liveSet(done(await store.readChannel('production')))['mf-flights']).toBe('1.2.0');
      await rm(dir, { recursive: true });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  expect(outcomes).toHaveLength(kills);
  expect(new Set(outcomes)).toEqual(new Set(['old', 'new']));
});
