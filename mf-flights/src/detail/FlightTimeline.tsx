import { formatTime, useLocale } from '@eldorado/i18n';
import { Timeline } from '@eldorado/ui/timeline';
import { useFlightMessages } from '../messages.ts';
import type { TimelineStep } from './timeline.ts';
import css from './detail.module.css';

/** The flight's journey as a line of five steps. */
export function FlightTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  const t = useFlightMessages();
  const locale = useLocale();
  return (
    <section aria-labelledby="journey">
      <h2 id="journey" className={css.title}>
        {t('journey')}
      </h2>
      <Timeline
        steps={steps.map(({ key, time, state }) => ({
          key,
          title: t(`step_${key}`),
          time: time && <time dateTime={time}>{formatTime(time, locale)}</time>,
          state,
        }))}
        words={{ done: t('stepDone'), now: t('stepCurrent'), next: t('stepNext') }}
      />
    </section>
  );
}
