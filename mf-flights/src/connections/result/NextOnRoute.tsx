import { bogotaDay, formatDate, formatTime, useLocale } from '@eldorado/i18n';
import { Link, StatusTag } from '@eldorado/ui';
import { useFlightMessages } from '../../messages.ts';
import { connectionPath, type Answers } from '../form/connectionAnswers.ts';
import type { NextFlight } from '../find/nextOnRoute.ts';
import css from '../connections.module.css';

interface Props {
  answers: Answers;
  city: string;
  flights: readonly NextFlight[];
}

/** Later flights of the same route that can be made; each leads to its own answer. */
export function NextOnRoute({ answers, city, flights }: Props) {
  const t = useFlightMessages();
  const locale = useLocale();
  return (
    <section aria-labelledby="next-on-route" className={css.todo}>
      <h2 id="next-on-route">{t('connNextTitle', { city })}</h2>
      <p>{t(flights.length > 0 ? 'connNextLead' : 'connNextNone', { city })}</p>
      <ul className={css.next}>
        {flights.map(({ flight, kind }) => (
          <li key={flight.id}>
            <Link
              to={connectionPath({
                ...answers,
                departureFlight: flight.name,
                departureDate: bogotaDay(new Date(flight.scheduled)),
                departureTime: formatTime(flight.scheduled, locale),
              })}
            >
              <time dateTime={flight.current}>{formatTime(flight.current, locale)}</time>
              <span className={css.which}>
                {flight.name}
                <span>
                  {flight.airline.name}, {formatDate(flight.current, locale, 'short')}
                </span>
              </span>
              <StatusTag tone={kind === 'comfortable' ? 'positive' : 'caution'}>
                {t(`verdict_${kind}`)}
              </StatusTag>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
