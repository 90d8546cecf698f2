import type { Verdict } from '../plan/verdict.ts';
import css from './verdict.module.css';

/**
 * The time there is against the time it takes, as a line: the band is what the way may take, the mark what there is.
 * It repeats the figures beside it, so screen readers skip it.
 */
export function VerdictScale({ verdict }: { verdict: Extract<Verdict, { closes: string }> }) {
  const { available, needed } = verdict;
  const width = 600;
  const end = Math.max(needed[1] * 1.25, Math.min(available, needed[1] * 2) * 1.06, 1);
  const x = (minutes: number) =>
    Math.round((Math.min(Math.max(minutes, end * 0.015), end * 0.985) / end) * width);
  return (
    <svg className={css.scale} viewBox={`0 -14 ${width} 34`} aria-hidden="true">
      <rect className={css.track} width={width} height="10" rx="5" />
      <rect
        className={css.band}
        x={x(needed[0])}
        width={x(needed[1]) - x(needed[0])}
        height="10"
        rx="3"
      />
      <path className={css.pointer} d={`M${x(available)} 18V-2m-8 -10h16l-8 10z`} />
    </svg>
  );
}
