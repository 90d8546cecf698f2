import { formatTime, useLocale } from '@eldorado/i18n';
import { clockIcon, queueIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import type { FlightDetail } from '../data/flightDetail.ts';
import { InfoCard } from './InfoCard.tsx';
import css from './infoCard.module.css';

/** The queue that passengers of this flight will find. */
export function SecurityCard({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { security } = flight.journey;
  if (!security) return null;
  // What is expected at this very minute is what is there.
  const later = Date.parse(security.at) - Date.parse(flight.updatedAt) > 60_000;
  return (
    <InfoCard
      icon={queueIcon}
      title={later ? t('securityAt', { time: formatTime(security.at, locale) }) : t('securityNow')}
      answer={t('queueMinutes', { min: security.minutesMin, max: security.minutesMax })}
      link={{ to: '/informacion-en-tiempo-real/tiempo-en-filas', text: t('queues') }}
    >
      <p>{t(`level_${security.level}`)}</p>
    </InfoCard>
  );
}

/** When to be at the airport, and when to leave for it. */
export function LeaveCard({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { leave } = flight.journey;
  if (!leave) return null;
  return (
    <InfoCard
      icon={clockIcon}
      title={t('leaveTitle', { time: formatTime(leave.airportBy, locale) })}
      link={{ to: '/transporte/como-llegar-al-aeropuerto', text: t('toAirport') }}
    >
      <p>{t('leaveHours', { hours: leave.hoursBefore })}</p>
      <p>
        {t(leave.centreBy > flight.updatedAt ? 'leaveCentre' : 'leaveNow', {
          time: formatTime(leave.centreBy, locale),
          min: leave.travelMinutesMin,
          max: leave.travelMinutesMax,
        })}
      </p>
      <p className={css.note}>{t('leaveEstimate', { km: leave.km })}</p>
    </InfoCard>
  );
}
