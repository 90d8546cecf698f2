import { Notice } from '@eldorado/ui';
import { delayReason } from '../flight/flightRow.ts';
import { useFlightMessages } from '../messages.ts';
import type { FlightDetail } from './flightDetail.ts';

/** What the traveller must know first when the flight does not go as planned. */
export function FlightNotice({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const { row } = flight;
  const airline = row.airline.name;
  if (row.status === 'CAN') {
    return (
      <Notice tone="error" title={t('cancelledTitle')}>
        {t('cancelledHelp', { airline })}
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
  if (row.status === 'DLY') {
    const reason = delayReason(row);
    return (
      <Notice tone="warning" title={t('delayedTitle', { count: flight.delayMinutes })}>
        {reason ? t('delayedHelp', { reason: t(`reason_${reason}`) }) : t('delayedNoReason')}
      </Notice>
    );
  }
  return null;
}
