import { createLoadOutcomes, reportedBy } from '../../telemetry/loadOutcomes.ts';
import { createVitalsSeen } from '../../telemetry/vitalsSeen.ts';
import { defaultRule } from '../../config/rules.ts';
import { compareWithLive } from './compareWithLive.ts';

const began = Date.parse('2026-11-28T08:00:00.000Z');
let at: number;
let counts: Parameters<typeof compareWithLive>[0] & {
  outcomes: ReturnType<typeof createLoadOutcomes>;
  vitals: ReturnType<typeof createVitalsSeen>;
};
beforeEach(() => {
  at = began;
  const now = () => at;
  counts = {
    outcomes: createLoadOutcomes(defaultRule, now),
    vitals: createVitalsSeen(now),
    now: () => new Date(at),
  };
});

/** Loads of a version, the first of them failures, and what each measured. */
function load(version: string, loads: number, failures = 0, lcp = 1_200, inp = 80): void {
  for (let visit = 0; visit < loads; visit++) {
    const outcome = visit < failures ? 'failed' : 'loaded';
    counts.outcomes.record('mf-taxi', version, outcome, reportedBy(`203.0.${visit}.9`));
    counts.vitals.record(`mf-taxi@${version}`, 'LCP', lcp);
    counts.vitals.record(`mf-taxi@${version}`, 'INP', inp);
  }
}
const compared = () => compareWithLive(counts, 'mf-taxi@1.1.0', 'mf-taxi@1.0.0');

test('a canary that fails and paints as the live version does fares as it', () => {
  load('1.0.0', 200, 2);
  load('1.1.0', 60, 0, 1_380);
  expect(compared()).toEqual({
    fares: 'well',
    said: 'fares as live does',
    figures: [
      '0 of 60 loads failed (0.0 %), live 2 of 200 loads failed (1.0 %)',
      'LCP 1380 ms, live 1200 ms',
      'INP 80 ms, live 80 ms',
    ],
  });
});

test.each<[string, [loads: number, failures?: number, lcp?: number, inp?: number]]>([
  ['fails more often than live', [100, 6]],
  ['paints later than live', [60, 0, 1_450]],
  ['answers more slowly than live', [60, 0, 1_200, 140]],
  ['fails more often, paints later than live', [60, 9, 2_000]],
])('one that is worse is said to be so: %s', (said, canary) => {
  load('1.0.0', 200, 2);
  load('1.1.0', ...canary);
  expect(compared()).toMatchObject({ fares: 'worse', said });
});

test.each([
  ['of few loads nothing is known', 40, 40],
  ['of few loads of the live version neither', 300, 10],
])('%s', (_what, canary, live) => {
  load('1.0.0', live);
  load('1.1.0', canary);
  expect(compared().fares).toBe('unknown');
});

test('a few failures are an accident, and a live version that fails as much is no better', () => {
  load('1.0.0', 200);
  load('1.1.0', 60, 4);
  expect(compared().fares).toBe('well');
  load('1.0.0', 400, 40);
  load('1.1.0', 60, 5);
  expect(compared().fares).toBe('well');
});

test('what is three hours old is no word for it', () => {
  load('1.0.0', 200);
  load('1.1.0', 200, 0, 9_000);
  expect(compared().fares).toBe('worse');
  at += 3 * 60 * 60_000 + 60_000;
  expect(compared()).toEqual({
    fares: 'unknown',
    said: 'has too few loads to compare yet',
    figures: ['no loads, live no loads'],
  });
});

test('of fewer than fifty visits no vital is known, and what else is measured is not kept', () => {
  counts.vitals.record('mf-taxi@1.0.0', 'CLS', 0.2);
  for (let visit = 0; visit < 49; visit++) counts.vitals.record('mf-taxi@1.0.0', 'LCP', visit);
  expect(counts.vitals.p75('mf-taxi@1.0.0', 'LCP')).toBeNull();
  counts.vitals.record('mf-taxi@1.0.0', 'LCP', 49);
  expect(counts.vitals.p75('mf-taxi@1.0.0', 'LCP')).toBe(37);
});
