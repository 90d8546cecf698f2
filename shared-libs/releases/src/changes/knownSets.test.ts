import { knownSets } from './knownSets.ts';
import { setIdOf } from '../channel/setId.ts';
import type { LogEntry } from '../store/store.ts';

const entry = (change: Partial<LogEntry>): LogEntry => ({
  at: '2026-03-02T15:00:00Z',
  who: 'ana',
  action: 'promote',
  channel: 'production',
  remote: 'shell',
  version: '1.0.0',
  why: null,
  before: null,
  after: '1.0.0',
  ...change,
});
const versionsOf = (log: readonly LogEntry[]) => knownSets(log).map(({ versions }) => versions);

test('each step of a channel is a set, the latest first', () => {
  const log = [
    entry({}),
    entry({ action: 'publish', remote: 'mf-taxi', after: null }),
    entry({ remote: 'mf-taxi', version: '1.0.0' }),
    entry({ remote: 'mf-taxi', version: '1.1.0', after: '1.1.0' }),
    entry({ action: 'rollback', remote: 'mf-taxi', version: '1.0.0', after: '1.0.0' }),
  ];
  expect(versionsOf(log)).toEqual([
    { shell: '1.0.0', 'mf-taxi': '1.1.0' },
    { shell: '1.0.0', 'mf-taxi': '1.0.0' },
    { shell: '1.0.0' },
  ]);
});

test('canaries are served with and without one another', () => {
  const canary = (remote: string, version: string) =>
    entry({ action: 'canary', remote, version, canaryAfter: { version, traffic: 10 } });
  const sets = knownSets([
    entry({}),
    entry({ remote: 'mf-taxi' }),
    entry({ remote: 'mf-maps' }),
    canary('mf-taxi', '2.0.0'),
    canary('mf-maps', '3.0.0'),
  ]);
  const both = { shell: '1.0.0', 'mf-taxi': '2.0.0', 'mf-maps': '3.0.0' };
  for (const versions of [both, { ...both, 'mf-taxi': '1.0.0' }, { ...both, 'mf-maps': '1.0.0' }])
    expect(sets).toContainEqual(expect.objectContaining({ id: setIdOf(versions), versions }));
});

test('what became live or a canary in one command is one set, and a canary of many is served as a whole', () => {
  const names = ['shell', 'mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f'];
  const several = (action: 'promote' | 'canary', version: string) =>
    entry({
      action,
      remote: '-',
      version: names.map((name) => `${name}@${version}`).join(' '),
      before: null,
      after: null,
      apps: names.map((remote) => ({
        remote,
        version,
        before: null,
        after: '1.0.0',
        ...(action === 'canary' && { canaryAfter: { version, traffic: 10 } }),
      })),
    });
  const allOf = (version: string) => Object.fromEntries(names.map((name) => [name, version]));
  const published = entry({
    action: 'publish',
    remote: 'mf-a',
    canaryAfter: { version: '2.0.0', traffic: 10 },
  });
  expect(versionsOf([several('promote', '1.0.0'), several('canary', '2.0.0'), published])).toEqual([
    allOf('2.0.0'),
    allOf('1.0.0'),
  ]);
});

test('channels are kept apart', () => {
  const log = [entry({}), entry({ channel: 'staging', after: '1.1.0', version: '1.1.0' })];
  expect(knownSets(log).map(({ channel, versions }) => [channel, versions['shell']])).toEqual([
    ['staging', '1.1.0'],
    ['production', '1.0.0'],
  ]);
});
