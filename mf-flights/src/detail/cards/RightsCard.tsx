import { formatDay, useLocale } from '@eldorado/i18n';
import { sourceText } from '@eldorado/i18n/source';
import { classNames, Icon, Link } from '@eldorado/ui';
import { checkIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import { durationText } from '../durationText.ts';
import type { PassengerRights } from '../data/flightDetail.ts';
import css from './rights.module.css';

const causeText = {
  airline: 'rights_airline',
  other: 'rights_outside',
  unknown: 'rights_unknown',
} as const;

/** What the airline owes who waits, step by step, with the source of the rule. */
export function RightsCard({
  rights,
  flight,
  airline,
  cancelled,
}: {
  rights: PassengerRights;
  /** The flight's id. */
  flight: string;
  airline: string;
  cancelled: boolean;
}) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { cause, waitMinutes, steps, origin } = rights;
  const delay = durationText(waitMinutes, t);
  // Nothing is promised that depends on a cause that is another, or not known.
  const owed = cause === 'airline';
  return (
    <section className={css.card} aria-labelledby="rights">
      <h2 id="rights" className={css.title}>
        {t('rightsTitle')}
      </h2>
      <p>
        {t(causeText[cause], { airline })}{' '}
        {waitMinutes > 0 && t(cancelled ? 'rightsWait' : 'rightsDelay', { delay })}
      </p>
      <ol className={css.steps}>
        {steps.map(({ code, fromMinutes, percent, pastTime, reached }) => (
          <li key={code} className={classNames(reached && owed && css.reached)}>
            <span className={css.mark} aria-hidden="true">
              {reached && owed && <Icon icon={checkIcon} />}
            </span>
            <span className={css.what}>
              {t(`right_${code}`, { percent: percent ?? 0, time: pastTime ?? '' })}
            </span>
            <span className={css.when}>
              {reached
                ? t(owed ? 'rightReached' : 'rightTime')
                : t(code === 'compensation' || code === 'lodging' ? 'rightOver' : 'rightFrom', {
                    delay: durationText(fromMinutes, t),
                  })}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <Link to={`/servicios/ayuda-al-viajero?flight=${flight}#rights-answer`}>
          {t('rightsLetter')}
        </Link>
      </p>
      <p className={css.source}>
        {t('rightsSource', {
          source: sourceText(origin.source, locale),
          date: formatDay(origin.readOn, locale),
        })}
      </p>
    </section>
  );
}
