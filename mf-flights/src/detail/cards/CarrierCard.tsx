import { buildingIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import type { FlightDetail } from '../data/flightDetail.ts';
import { InfoCard } from './InfoCard.tsx';

/** Where the airline is found, and how it is reached. */
export function CarrierCard({ flight: { row, journey } }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const { carrier } = journey;
  const { name } = row.airline;
  return (
    <InfoCard
      icon={buildingIcon}
      title={t('carrierAt', { airline: name })}
      link={{
        to: `/establecimientos/aerolineas?q=${encodeURIComponent(name)}`,
        text: t('carrierMore'),
      }}
    >
      <p>{t(`terminal_${row.terminal}`)}</p>
      {carrier && <p>{carrier.location}</p>}
      {carrier?.phone && (
        <p>
          <a href={`tel:${carrier.phone.replaceAll(/[^+\d]/g, '')}`}>{carrier.phone}</a>
        </p>
      )}
    </InfoCard>
  );
}
