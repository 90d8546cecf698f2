import type { LoadOutcomes } from '../../telemetry/loadOutcomes.ts';
import { lately, type ComparedVital, type VitalsSeen } from '../../telemetry/vitalsSeen.ts';
import { loadsSince } from './servedWell.ts';

interface Counts {
  outcomes: Pick<LoadOutcomes, 'history'>;
  vitals: Pick<VitalsSeen, 'p75'>;
  now: () => Date;
}

export interface Comparison {
  fares: 'well' | 'worse' | 'unknown';
  /** The same in words. */
  said: string;
  /** What it was found by, figures of both beside each other. */
  figures: readonly string[];
}

/** Loads of each that say something. */
const enough = 50;
/** Failures of a canary that are no accident, and how many times the share of the live version's they are. */
const telling = { failures: 5, times: 2, share: 0.01 };
/** Milliseconds that a visitor notices; less than a fifth more is not told from chance either. */
const noticed: Readonly<Record<ComparedVital, number>> = { LCP: 200, INP: 50 };
const slowerBy = 1.2;

/**
 * How a canary has fared in the last three hours beside the version that everyone else has.
 * @param canary `remote@version`, as `live`.
 */
export function compareWithLive(counts: Counts, canary: string, live: string): Comparison {
  const [tried, usual] = [loadsOf(counts, canary), loadsOf(counts, live)];
  const known = tried.loads >= enough && usual.loads >= enough;
  const failsMore =
    known &&
    tried.failures >= telling.failures &&
    tried.share >= Math.max(telling.share, telling.times * usual.share);
  const paint = compareVital(counts.vitals, 'LCP', canary, live);
  const answer = compareVital(counts.vitals, 'INP', canary, live);
  const worse = [
    ...(failsMore ? ['fails more often'] : []),
    ...(paint.isSlower ? ['paints later'] : []),
    ...(answer.isSlower ? ['answers more slowly'] : []),
  ];
  const fares = worse.length > 0 ? 'worse' : known ? 'well' : 'unknown';
  const said = {
    worse: `${worse.join(', ')} than live`,
    well: 'fares as live does',
    unknown: 'has too few loads to compare yet',
  }[fares];
  const loads = `${failed(tried)}, live ${failed(usual)}`;
  return { fares, said, figures: [loads, ...paint.figures, ...answer.figures] };
}

function loadsOf(counts: Counts, id: string) {
  const { loads, failures } = loadsSince(counts, id, counts.now().getTime() - lately);
  return { loads, failures, share: loads === 0 ? 0 : failures / loads };
}

const failed = ({ loads, failures, share }: ReturnType<typeof loadsOf>): string =>
  loads === 0 ? 'no loads' : `${failures} of ${loads} loads failed (${(share * 100).toFixed(1)} %)`;

function compareVital(vitals: Counts['vitals'], name: ComparedVital, canary: string, live: string) {
  const [tried, usual] = [vitals.p75(canary, name), vitals.p75(live, name)];
  const isSlower =
    tried !== null && usual !== null && tried > Math.max(usual * slowerBy, usual + noticed[name]);
  const isKnown = tried !== null || usual !== null;
  return { isSlower, figures: isKnown ? [`${name} ${inMs(tried)}, live ${inMs(usual)}`] : [] };
}

const inMs = (value: number | null): string =>
  value === null ? 'not known yet' : `${Math.round(value)} ms`;
