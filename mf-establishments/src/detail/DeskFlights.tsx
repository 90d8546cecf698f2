import { formatTime, useLocale } from '@eldorado/i18n';
import { DataTable, Link, StatusTag } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';
import type { AirlineDesk, DeskFlight } from './placeDetail.ts';
import css from './detail.module.css';

const tones = {
  ONT: 'positive',
  DEP: 'positive',
  LND: 'positive',
  DLY: 'caution',
  CAN: 'negative',
} as const;

/** The airline's next flights of today, and the boards with all of them. */
export function DeskFlights({ name, desk }: { name: string; desk: AirlineDesk }) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const { iata, nextFlights, departuresToday, arrivalsToday } = desk;
  if (departuresToday + arrivalsToday === 0) return null;
  const time = ({ scheduled, current }: DeskFlight) => (
    <>
      <b>{formatTime(current, locale)}</b>
      {formatTime(current, locale) !== formatTime(scheduled, locale) && (
        <>
          {' '}
          <s>{formatTime(scheduled, locale)}</s>
        </>
      )}
    </>
  );
  const cargo = departuresToday > 0 && desk.desks === null ? '&type=cargo' : '';
  return (
    <section aria-labelledby="flights" className={css.section}>
      <h2 id="flights">{t('airline.today', { name })}</h2>
      {nextFlights.length > 0 ? (
        <DataTable
          blocks
          caption={t('airline.next')}
          rowHeader="flight"
          columns={[
            { key: 'time', label: t('airline.time') },
            { key: 'flight', label: t('airline.flight') },
            { key: 'city', label: t('airline.city') },
            { key: 'place', label: t('airline.place') },
            { key: 'status', label: t('airline.status') },
          ]}
          rows={nextFlights.map((flight) => ({
            key: flight.id,
            cells: {
              time: time(flight),
              flight: <Link to={`/vuelos/detalle/${flight.id}`}>{flight.name}</Link>,
              city: t(flight.departs ? 'airline.to' : 'airline.from', { city: flight.city }),
              place: flight.place ?? '–',
              status: (
                <StatusTag tone={tones[flight.status]}>{t(`status.${flight.status}`)}</StatusTag>
              ),
            },
          }))}
        />
      ) : (
        <p>{t('airline.noneLeft')}</p>
      )}
      <p className={css.boards}>
        <Link to={`/vuelos/salidas?airline=${iata}${cargo}`}>
          {t('airline.departures', { count: departuresToday })}
        </Link>
        <Link to={`/vuelos/llegadas?airline=${iata}${cargo}`}>
          {t('airline.arrivals', { count: arrivalsToday })}
        </Link>
      </p>
    </section>
  );
}
