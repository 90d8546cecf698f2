import { formatTime, useLocale } from '@eldorado/i18n';
import { useFlightMessages } from '../../messages.ts';
import { durationText } from '../plan/durationText.ts';
import type { FoundConnection } from '../find/findConnection.ts';
import type { Verdict } from '../plan/verdict.ts';

const minute = 60_000;
/** Advice is given in steps of five minutes, on the safe side. */
const roundUp = (minutes: number) => Math.ceil(minutes / 5) * 5;

/** The verdict in a few words, and why. */
export function useVerdictText(
  { arrival, departure }: Extract<FoundConnection, { kind: 'found' }>,
  verdict: Verdict,
): { title: string; sentence: string } {
  const t = useFlightMessages();
  const locale = useLocale();
  const duration = (minutes: number) => durationText(t, minutes);
  if (verdict.kind === 'open') {
    const [least, plan] = verdict.plan;
    const safe = roundUp(plan);
    const title = t('verdict_open', { time: duration(safe) });
    const at = (instant: string, shift: number) =>
      formatTime(new Date(Date.parse(instant) + shift * minute), locale);
    const more = arrival.at
      ? t('verdictFrom', { time: at(arrival.at, safe) })
      : departure.at
        ? t('verdictUntil', { time: at(departure.at, -safe) })
        : t('verdictLeast', { time: duration(roundUp(least)) });
    return { title, sentence: `${t('verdictBetween')} ${more}` };
  }
  const title = t(`verdict_${verdict.kind}`);
  if ('obstacle' in verdict) {
    const { obstacle } = verdict;
    const { flight } = obstacle.startsWith('arrival') ? arrival : departure;
    return { title, sentence: t(`obstacle_${obstacle}`, { flight: flight?.name ?? '' }) };
  }
  const [slow, quick] = verdict.spare;
  const values = { slow: duration(Math.abs(slow)), quick: duration(Math.abs(quick)) };
  if (verdict.kind === 'comfortable' && slow === 0) {
    return { title, sentence: t('verdictWhy_comfortableExact') };
  }
  if (verdict.kind === 'tight' && quick === 0) {
    return { title, sentence: t('verdictWhy_tightExact', values) };
  }
  return { title, sentence: t(`verdictWhy_${verdict.kind}`, values) };
}
