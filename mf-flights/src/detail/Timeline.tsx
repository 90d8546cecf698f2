import { formatTime, useLocale } from '@eldorado/i18n';
import { VisuallyHidden } from '@eldorado/ui';
import { useFlightMessages } from '../messages.ts';
import type { TimelineStep } from './timeline.ts';
import css from './timeline.module.css';

const spoken = { done: 'stepDone', current: 'stepCurrent', next: 'stepNext' } as const;

/** The flight's journey as a line of five steps; colour is never the only sign of where it is. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const t = useFlightMessages();
  const locale = useLocale();
  return (
    <section aria-labelledby="journey">
      <h2 id="journey" className={css.title}>
        {t('journey')}
      </h2>
      <ol className={css.line}>
        {steps.map(({ key, time, phase }) => (
          <li
            key={key}
            className={css[phase]}
            aria-current={phase === 'current' ? 'step' : undefined}
          >
            <span>
              {t(`step_${key}`)} <VisuallyHidden>{t(spoken[phase])}</VisuallyHidden>
            </span>
            {time && (
              <time className={css.time} dateTime={time}>
                {formatTime(time, locale)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
