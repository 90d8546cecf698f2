import { formatDate, formatTime, useLocale } from '@eldorado/i18n';
import { Link, Notice } from '@eldorado/ui';
import { delayReason } from '../../flight/flightRow.ts';
import { useFlightMessages } from '../../messages.ts';
import { durationText } from '../durationText.ts';
import { isPast, type FlightDetail } from '../data/flightDetail.ts';
import css from '../detail.module.css';

/** What the traveller must know first when the flight does not go as planned, or is over. */
export function FlightNotice({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { row } = flight;
  const airline = row.airline.name;
  if (row.status === 'CAN' && flight.state !== 'DIV') {
    const reason = delayReason(row);
    return (
      <Notice tone="error" title={t('cancelledTitle')}>
        {t('cancelledHelp', { airline })}{' '}
        {reason && t('delayedHelp', { reason: t(`reason_${reason}`) })}
      </Notice>
    );
  }
  if (flight.state === 'DIV') {
    return (
      <Notice tone="warning" title={t('divertedTitle')}>
        {t('divertedHelp', { airline })}
      </Notice>
    );
  }
  if (isPast(flight)) {
    const departs = flight.direction === 'departures';
    const at = departs ? flight.departure.current : flight.arrival.current;
    const values = { date: formatDate(at, locale), time: formatTime(at, locale) };
    return (
      <Notice tone="info" title={t('pastTitle')}>
        {t(departs ? 'pastDeparted' : 'pastLanded', values)}{' '}
        <Link className={css.inline} to={`/vuelos/detalle/${row.name.replace(' ', '')}`}>
          {t('pastNext', { flight: row.name })}
        </Link>
      </Notice>
    );
  }
  if (row.status === 'DLY') {
    const reason = delayReason(row);
    const delay = durationText(flight.delayMinutes, t);
    return (
      <Notice tone="warning" title={t('delayedTitle', { delay })}>
        {reason ? t('delayedHelp', { reason: t(`reason_${reason}`) }) : t('delayedNoReason')}
      </Notice>
    );
  }
  return null;
}
