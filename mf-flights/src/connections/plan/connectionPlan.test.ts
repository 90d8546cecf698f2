import {
  connectionTime,
  deadlinesOf,
  planSteps,
  ruleFor,
  type Itinerary,
  type PlannedStep,
} from './connectionPlan.ts';
import { connectionRules, connectionSteps, ruleSources } from './connectionRules.ts';
import { judge } from './verdict.ts';

const domestic: Itinerary = {
  from: 'national',
  to: 'national',
  bags: 'through',
  terminals: 'same',
};
/** Step names; a question mark after those that are only perhaps needed. */
const names = (steps: readonly PlannedStep[]) =>
  steps.map(({ step, needed }) => (needed === 'yes' ? step : `${step}?`)).join(' ');
const total = (steps: readonly PlannedStep[]) => steps.at(-1)?.until;

/** Every pair of types, with the terminals they allow, and every answer about the bags. */
const combinations = [
  // from             to               terminals  bags
  [
    'international',
    'international',
    'same',
    'through',
    'leave immigration customs security exit gate',
    [63, 165],
  ],
  [
    'international',
    'international',
    'same',
    'claimed',
    'leave immigration claim customs bagdrop security exit gate',
    [88, 244],
  ],
  [
    'international',
    'international',
    'same',
    'hand',
    'leave immigration customs security exit gate',
    [63, 165],
  ],
  [
    'international',
    'national',
    'same',
    'through',
    'leave immigration claim? customs bagdrop? security gate',
    [53, 214],
  ],
  [
    'international',
    'national',
    'same',
    'claimed',
    'leave immigration claim customs bagdrop security gate',
    [78, 214],
  ],
  [
    'international',
    'national',
    'same',
    'hand',
    'leave immigration customs security gate',
    [53, 135],
  ],
  [
    'international',
    'national',
    'change',
    'through',
    'leave immigration claim customs bus bagdrop security gate',
    [92, 262],
  ],
  [
    'international',
    'national',
    'change',
    'claimed',
    'leave immigration claim customs bus bagdrop security gate',
    [92, 262],
  ],
  [
    'international',
    'national',
    'change',
    'hand',
    'leave immigration customs bus security gate',
    [67, 183],
  ],
  ['national', 'international', 'same', 'through', 'leave security exit gate', [30, 92]],
  [
    'national',
    'international',
    'same',
    'claimed',
    'leave claim bagdrop security exit gate',
    [55, 171],
  ],
  ['national', 'international', 'same', 'hand', 'leave security exit gate', [30, 92]],
  [
    'national',
    'international',
    'change',
    'through',
    'leave claim bus bagdrop security exit gate',
    [69, 219],
  ],
  [
    'national',
    'international',
    'change',
    'claimed',
    'leave claim bus bagdrop security exit gate',
    [69, 219],
  ],
  ['national', 'international', 'change', 'hand', 'leave bus security exit gate', [44, 140]],
  ['national', 'national', 'same', 'through', 'leave gate', [13, 36]],
  ['national', 'national', 'same', 'claimed', 'leave claim bagdrop security gate', [45, 141]],
  ['national', 'national', 'same', 'hand', 'leave gate', [13, 36]],
  ['national', 'national', 'change', 'through', 'leave claim bus bagdrop security gate', [59, 189]],
  ['national', 'national', 'change', 'claimed', 'leave claim bus bagdrop security gate', [59, 189]],
  ['national', 'national', 'change', 'hand', 'leave bus security gate', [34, 110]],
] as const;

for (const [from, to, terminals, bags, steps, minutes] of combinations) {
  test(`${from} to ${to}, terminals ${terminals}, bags ${bags}`, () => {
    const plan = planSteps({ from, to, terminals, bags });
    expect(names(plan)).toBe(steps);
    expect(total(plan)).toEqual(minutes);
  });
}

test('the combinations are all there are', () => {
  expect(new Set(combinations.map((line) => line.slice(0, 4).join(' '))).size).toBe(21);
});

test('while the terminals are not known, what only a change needs is perhaps needed', () => {
  const plan = planSteps({ ...domestic, terminals: null });
  expect(names(plan)).toBe('leave claim? bus? bagdrop? security? gate');
  const [same, change] = (['same', 'change'] as const).map((terminals) =>
    total(planSteps({ ...domestic, terminals })),
  );
  expect(total(plan)).toEqual([same?.[0], change?.[1]]);
});

test('what is needed either way stays certain while the terminals are not known', () => {
  const plan = planSteps({ ...domestic, bags: 'claimed', terminals: null });
  expect(names(plan)).toBe('leave claim bus? bagdrop security gate');
});

test('the minutes since landing are the sum of the steps so far', () => {
  const plan = planSteps({ ...domestic, to: 'international' });
  for (const [index, { until }] of plan.entries()) {
    const sum = (end: 0 | 1) =>
      plan.slice(0, index + 1).reduce((minutes, step) => minutes + step.minutes[end], 0);
    expect(until).toEqual([sum(0), sum(1)]);
  }
});

test('the queue of today and the walk to the known pier replace the usual ones', () => {
  const plan = planSteps(
    { ...domestic, to: 'international' },
    { securityWait: [20, 26], gateWalk: [9, 11] },
  );
  expect(plan.map(({ step, walk, wait }) => [step, walk, wait])).toEqual([
    ['leave', [0, 0], [10, 25]],
    ['security', [2, 11], [20, 26]],
    ['exit', [0, 0], [10, 30]],
    ['gate', [9, 11], [0, 0]],
  ]);
});

test('every rule stands in the order of the steps, with minutes that grow and a source with its day', () => {
  const order = connectionRules.map(({ step }) => connectionSteps.indexOf(step));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const { walk, wait, sources } of connectionRules) {
    expect(walk[0]).toBeLessThanOrEqual(walk[1]);
    expect(wait[0]).toBeLessThanOrEqual(wait[1]);
    expect(walk[1] + wait[1]).toBeGreaterThan(0);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(ruleSources[source].readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }
});

test('no line of the table is hidden by one above it', () => {
  const used = new Set(
    (['national', 'international'] as const).flatMap((from) =>
      (['national', 'international'] as const).flatMap((to) =>
        (['through', 'claimed', 'hand'] as const).flatMap((bags) =>
          (['same', 'change'] as const).flatMap((terminals) =>
            connectionSteps.map((step) => ruleFor(step, { from, to, bags, terminals })),
          ),
        ),
      ),
    ),
  );
  expect(connectionRules.filter((rule) => !used.has(rule))).toEqual([]);
});

test('the gate closes 20 minutes before, the desk 60 or 45, unless the flight says otherwise', () => {
  const plan = planSteps({ ...domestic, bags: 'claimed' });
  const closes = (deadlines: ReturnType<typeof deadlinesOf>) =>
    deadlines.map((deadline) => [deadline.step, deadline.closes]);
  expect(closes(deadlinesOf(plan, 'national'))).toEqual([
    ['bagdrop', 45],
    ['gate', 20],
  ]);
  expect(closes(deadlinesOf(plan, 'international'))).toEqual([
    ['bagdrop', 60],
    ['gate', 20],
  ]);
  expect(closes(deadlinesOf(plan, 'national', { bagdrop: 40, gate: 15 }))).toEqual([
    ['bagdrop', 40],
    ['gate', 15],
  ]);
});

test('a desk that is only perhaps visited closes nobody out', () => {
  const plan = planSteps({ ...domestic, from: 'international' });
  expect(deadlinesOf(plan, 'national').map(({ step }) => step)).toEqual(['gate']);
});

test('the time to plan with reaches everything before it closes', () => {
  const plan = planSteps({ ...domestic, bags: 'claimed' });
  // The desk: 35 to 104 minutes and 45 before; the gate: 45 to 141 and 20 before.
  expect(connectionTime(deadlinesOf(plan, 'national'))).toEqual([80, 161]);
});

test('a connection is comfortable to the minute, then tight to the minute, then impossible', () => {
  const gate = deadlinesOf(planSteps(domestic), 'national');
  const kinds = [57, 56, 55, 33, 32].map((minutes) => judge(gate, minutes).kind);
  expect(kinds).toEqual(['comfortable', 'comfortable', 'tight', 'tight', 'impossible']);
  expect(judge(gate, 56)).toMatchObject({ spare: [0, 23], available: 36, closes: 'gate' });
  expect(judge(gate, 33)).toMatchObject({ spare: [-23, 0] });
});

test('the narrower of desk and gate decides', () => {
  const deadlines = deadlinesOf(planSteps({ ...domestic, bags: 'claimed' }), 'national', {
    bagdrop: 90,
    gate: 20,
  });
  expect(judge(deadlines, 165)).toMatchObject({ kind: 'tight', closes: 'bagdrop', available: 75 });
});

test('a departure before the landing is impossible', () => {
  expect(judge(deadlinesOf(planSteps(domestic), 'national'), -30).kind).toBe('impossible');
});
