import { formatTime, useLocale } from '@eldorado/i18n';
import { sourceText } from '@eldorado/i18n/source';
import { useServiceMessages } from '../messages.ts';
import type { ComeBy } from './comeByApi.ts';
import css from './comeBy.module.css';

/** By when one is at the terminal, and what that leaves time for. */
export function FlightBy({ flight }: { flight: ComeBy }) {
  const t = useServiceMessages();
  const locale = useLocale();
  const time = (at: string) => formatTime(at, locale);
  const { hoursBefore, adviceOrigin, deskClosesAt, walkMinutes } = flight;
  const { securityMinutes, securitySource } = flight;
  return (
    <div className={css.flight}>
      <p className={css.by}>
        {t('cityBy', { time: time(flight.airportBy), terminal: flight.terminal.slice(1) })}
      </p>
      <ul>
        <li>
          {t('cityLeaves', {
            flight: flight.name,
            city: flight.city[locale],
            time: time(flight.expectedAt),
          })}
        </li>
        {hoursBefore !== null && adviceOrigin ? (
          <li>
            {t('cityAdvice', {
              hours: String(hoursBefore),
              source: sourceText(adviceOrigin.source, locale),
            })}
          </li>
        ) : (
          <li>{t('cityLate')}</li>
        )}
        {deskClosesAt && <li>{t('cityDesk', { time: time(deskClosesAt) })}</li>}
        {securityMinutes !== null && (
          <li>
            {t(securitySource === 'demo' ? 'cityQueueDemo' : 'cityQueue', {
              minutes: securityMinutes,
            })}
          </li>
        )}
        {walkMinutes !== null && <li>{t('cityWalk', { minutes: walkMinutes })}</li>}
        <li>{t('cityGate', { time: time(flight.gateClosesAt) })}</li>
      </ul>
    </div>
  );
}
