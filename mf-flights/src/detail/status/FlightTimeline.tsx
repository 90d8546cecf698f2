import type { ReactNode } from 'react';
import { formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { Timeline } from '@eldorado/ui/timeline';
import { useFlightMessages, type FlightTranslate } from '../../messages.ts';
import type { FlightDetail } from '../data/flightDetail.ts';
import { timelineOf, type StepKey } from './timeline.ts';
import css from '../detail.module.css';

/** Where a step happens, or how long it takes. */
function detailOf(key: StepKey, flight: FlightDetail, t: FlightTranslate): ReactNode {
  const { checkIn, gate, belts, journey } = flight;
  switch (key) {
    case 'checkIn':
      return checkIn && t('atDesks', { desks: checkIn.desks });
    case 'security':
      return (
        journey.security &&
        t('queueRange', { min: journey.security.minutesMin, max: journey.security.minutesMax })
      );
    case 'gateOpen':
      return gate && t('atGate', { gate });
    case 'firstBag':
      return belts && t('atBelt', { belt: belts });
    default:
      return null;
  }
}

/** The flight's journey as a line of steps; nothing for one that will not make it. */
export function FlightTimeline({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const steps = timelineOf(flight, useNow());
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="journey">
      <h2 id="journey" className={css.title}>
        {t('journey')}
      </h2>
      <Timeline
        className={css.line}
        steps={steps.map(({ key, time, state }) => ({
          key,
          title: t(`step_${key}`),
          time: time && <time dateTime={time}>{formatTime(time, locale)}</time>,
          detail: detailOf(key, flight, t),
          state,
        }))}
        words={{ done: t('stepDone'), now: t('stepCurrent'), next: t('stepNext') }}
      />
    </section>
  );
}
