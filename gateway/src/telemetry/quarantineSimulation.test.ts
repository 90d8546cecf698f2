import { seeded } from '@eldorado/testing/seeded';
import { thorough } from '@eldorado/testing/thorough';
import { createLoadOutcomes, reportedBy } from './loadOutcomes.ts';
import { defaultRule } from '../config/rules.ts';

interface Case {
  /** Loads a second, from 400 networks; the first of them, such as the terminal's wifi, has a third. */
  traffic: number;
  /** Share of loads that fail by a fault of the version. */
  faulty: number;
  /** Networks that report a failure each second, in turn. */
  attackers: number;
  /** The networks of the attackers; each a range of its own unless given. */
  addressOf?: (attacker: number) => string;
  /** Whether they ask for pages as well, as those who really load them do. */
  asking?: boolean;
}

const ownRange = (attacker: number) => `198.51.${attacker}.9`;
/** 256 ranges of a /56 for each /48. */
const inBlocks = (blocks: number) => (attacker: number) => {
  const range = Math.floor(attacker / blocks) % 256;
  return `2001:db8:${(attacker % blocks).toString(16)}:${range.toString(16)}00::1`;
};

/** Seconds until the version, which fails in browsers alone, is taken out of service and until the alarm, in ten minutes; null for never. */
function simulate(
  { traffic, faulty, attackers, addressOf = ownRange, asking = true }: Case,
  seed: number,
) {
  const random = seeded(seed);
  let now = 0;
  const outcomes = createLoadOutcomes(defaultRule, () => now);
  let alarmed: number | null = null;
  for (let second = 0; second < 600; second++) {
    now = second * 1_000;
    const arrived = Math.floor(traffic) + (random() < traffic % 1 ? 1 : 0);
    for (let load = 0; load < arrived; load++) {
      const network = random() < 1 / 3 ? 0 : Math.floor(random() * 400);
      const reporter = reportedBy(`network ${network}`, true);
      outcomes.record('a', '1', random() < faulty ? 'failed' : 'loaded', reporter);
    }
    if (attackers > 0)
      outcomes.record('a', '1', 'failed', reportedBy(addressOf(second % attackers), asking));
    const { broken, vouched, alarming } = outcomes.verdict('a', '1');
    if (alarming || (broken && !vouched)) alarmed ??= second;
    if (vouched) return { acted: second, alarmed };
  }
  return { acted: null, alarmed };
}

/** Fifty by THOROUGH=1. */
const count = thorough ? 50 : 4;
const runs = (each: Case) => Array.from({ length: count }, (_, seed) => simulate(each, seed + 1));

test.each([0, 0.1, 2, 20])(
  '19 networks never take a version down, at %p loads a second',
  (traffic) => {
    const acted = runs({ traffic, faulty: 0, attackers: 19 }).filter((run) => run.acted !== null);
    expect(acted).toHaveLength(0);
  },
);

test.each([1, 9])('%p of a /48 with 256 ranges each never take a version down', (blocks) => {
  const all = [0.1, 2].flatMap((traffic) =>
    [1, 2].map((seed) =>
      simulate({ traffic, faulty: 0, attackers: 256 * blocks, addressOf: inBlocks(blocks) }, seed),
    ),
  );
  expect(all.filter(({ acted }) => acted !== null)).toHaveLength(0);
});

test.each([0.1, 2, 20])(
  'networks that ask for no page never take a version down, however many, at %p loads a second',
  (traffic) => {
    const all = runs({ traffic, faulty: 0, attackers: 250, asking: false });
    expect(all.filter(({ acted }) => acted !== null)).toHaveLength(0);
    if (traffic < 20) expect(all.flatMap(({ alarmed }) => alarmed ?? [])).toHaveLength(count);
  },
);

test('40 ranges that others really have, and that ask for pages, take one down at two loads a second: that is not prevented', () => {
  const acted = runs({ traffic: 2, faulty: 0, attackers: 40 }).filter((run) => run.acted !== null);
  expect(acted).toHaveLength(count);
});

test('at 20 loads a second, 100 networks are not enough either', () => {
  const acted = runs({ traffic: 20, faulty: 0, attackers: 100 }).filter(
    (run) => run.acted !== null,
  );
  expect(acted).toHaveLength(0);
});

test.each([
  [20, 1],
  [20, 0.25],
  [2, 1],
  [2, 0.25],
])('at %p loads a second a fault of %p of them is acted on', (traffic, faulty) => {
  const all = runs({ traffic, faulty, attackers: 0 });
  const times = all.flatMap(({ acted }) => acted ?? []);
  expect(times).toHaveLength(count);
  expect(Math.max(...times)).toBeLessThan(120);
});

test('with a load in ten seconds a fault is an alarm, and nothing is done', () => {
  const all = runs({ traffic: 0.1, faulty: 1, attackers: 0 });
  expect(all.filter(({ acted }) => acted !== null)).toHaveLength(0);
  const alarms = all.flatMap(({ alarmed }) => alarmed ?? []);
  expect(alarms).toHaveLength(count);
});
