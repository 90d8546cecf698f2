import { formatTime, useLocale } from '@eldorado/i18n';
import { Link } from '@eldorado/ui';
import { useFlightMessages } from '../../messages.ts';
import { durationText } from '../durationText.ts';
import type { PreviousLeg } from '../data/flightDetail.ts';
import css from '../detail.module.css';

const sentences = {
  A: { done: 'previousCame', ahead: 'previousComing' },
  D: { done: 'previousLeft', ahead: 'previousLeaving' },
} as const;

/** The late flight whose aircraft this one waits for. */
export function PreviousLegCard({ leg }: { leg: PreviousLeg }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const done = leg.status === 'LND' || leg.status === 'DEP';
  return (
    <section className={css.panel} aria-labelledby="previous">
      <h2 id="previous" className={css.panelTitle}>
        {t('previousTitle')}
      </h2>
      <p>
        {t(sentences[leg.flightDirection][done ? 'done' : 'ahead'], {
          city: leg.city,
          flight: leg.flightName,
          delay: durationText(leg.delayMinutes, t),
          time: formatTime(leg.expectedAt, locale),
        })}
      </p>
      <Link className={css.inline} to={`/vuelos/detalle/${leg.id}`}>
        {t('previousLink', { flight: leg.flightName })}
      </Link>
    </section>
  );
}
