import { CardGrid, IconCard } from '@eldorado/ui';
import { bagIcon, buildingIcon, busIcon, mapIcon, queueIcon, taxiIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../messages.ts';
import type { FlightDetail } from './flightDetail.ts';
import css from './detail.module.css';

/** Where a traveller of this flight goes next on the site. */
export function NextSteps({ flight: { direction, row } }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const terminal = t(`terminal_${row.terminal}`);
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className={css.title}>
        {t('nextSteps')}
      </h2>
      <CardGrid>
        {direction === 'departures' ? (
          <>
            <IconCard
              to="/transporte/como-llegar-al-aeropuerto"
              icon={busIcon}
              title={t('toAirport')}
              text={t('toAirportText', { terminal })}
            />
            <IconCard
              to="/informacion-en-tiempo-real/tiempo-en-filas"
              icon={queueIcon}
              title={t('queues')}
              text={t('queuesText')}
            />
          </>
        ) : (
          <>
            <IconCard
              to="/servicios/taxis"
              icon={taxiIcon}
              title={t('taxiTitle')}
              text={t('taxiText')}
            />
            <IconCard
              to="/servicios/aduanas"
              icon={bagIcon}
              title={t('customsTitle')}
              text={t('customsText')}
            />
          </>
        )}
        <IconCard
          to={`/mapas?terminal=${row.terminal}`}
          icon={mapIcon}
          title={t('mapTitle', { terminal })}
          text={t('mapText')}
        />
        <IconCard
          to="/establecimientos/aerolineas"
          icon={buildingIcon}
          title={t('carrierTitle')}
          text={t('carrierText', { airline: row.airline.name })}
        />
      </CardGrid>
    </section>
  );
}
