import { Timeline } from '@eldorado/ui/timeline';
import { useTaxiMessages } from '../messages.ts';
import { asking, type Step } from './draft.ts';
import styles from './booking.module.css';

/** How far the booking is. */
export function BookingProgress({ step }: { step: Step }) {
  const t = useTaxiMessages();
  const at = asking.findIndex((name) => name === step);
  return (
    <Timeline
      className={styles.progress}
      label={t('book.progress')}
      words={{ done: t('book.stepDone'), now: t('book.stepNow'), next: t('book.stepNext') }}
      steps={asking.map((name, place) => ({
        key: name,
        title: t(`book.step.${name}`),
        state: place < at ? 'done' : place === at ? 'now' : 'next',
      }))}
    />
  );
}
