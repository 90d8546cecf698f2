import { bogotaDay, formatDate, formatTime, useLocale } from '@eldorado/i18n';
import { useFlightMessages } from '../../messages.ts';
import { changeText } from './changeText.ts';
import type { FlightDetail } from '../data/flightDetail.ts';
import css from '../detail.module.css';

/** What changed about the flight and when it was reported, the latest first. */
export function FlightHistory({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const today = bogotaDay(new Date(flight.updatedAt));
  const changes = flight.history
    .map((change) => ({ at: change.at, text: changeText(change, t, locale) }))
    .filter(({ text }) => text !== '')
    .reverse();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={css.title}>
        {t('historyTitle')}
      </h2>
      <p className={css.lead}>{t('historyLead')}</p>
      <ol className={css.history}>
        {changes.map(({ at, text }, index) => (
          <li key={`${at} ${index}`}>
            <time dateTime={at}>
              {bogotaDay(new Date(at)) !== today && `${formatDate(at, locale, 'short')}, `}
              {formatTime(at, locale)}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
