import { DataTable, Link, Notice, StatusTag } from '@eldorado/ui';
import type { CargoFlight, CargoView, Direction } from './cargoView.ts';
import styles from './cargo.module.css';

const tones = {
  ONT: 'positive',
  DEP: 'positive',
  LND: 'positive',
  DLY: 'caution',
  CAN: 'negative',
} as const;

const boards = { departures: '/vuelos/salidas', arrivals: '/vuelos/llegadas' } as const;

/** Today's next flights of cargo airlines, and the boards with all of them. */
export function CargoFlights({ view }: { view: CargoView }) {
  return (
    <div className={styles.flights}>
      <NextFlights view={view} direction="departures" />
      <NextFlights view={view} direction="arrivals" />
    </div>
  );
}

function NextFlights({ view, direction }: { view: CargoView; direction: Direction }) {
  const { words } = view;
  const next = view.next[direction];
  return (
    <div>
      {next === null ? (
        <Notice tone="warning">{words.unavailable}</Notice>
      ) : next.flights.length === 0 ? (
        <p>{words.none[direction]}</p>
      ) : (
        <DataTable
          blocks
          blockLabels="shown"
          caption={words.captions[direction]}
          rowHeader="flight"
          columns={[
            { key: 'flight', label: words.columns.flight },
            { key: 'time', label: words.columns.time },
            { key: 'airline', label: words.columns.airline },
            { key: 'city', label: words.columns[direction] },
            { key: 'status', label: words.columns.status },
          ]}
          rows={next.flights.map((flight) => ({
            key: flight.id,
            cells: {
              time: <Time flight={flight} />,
              flight: <Link to={`/vuelos/detalle/${flight.id}`}>{flight.name}</Link>,
              airline: flight.airline,
              city: flight.city,
              status: (
                <StatusTag tone={tones[flight.status]}>{words.status[flight.status]}</StatusTag>
              ),
            },
          }))}
        />
      )}
      <p className={styles.all}>
        <Link to={`${boards[direction]}?type=cargo`}>{words.all[direction]}</Link>
        {next?.isDemo && ` · ${words.demo}`}
      </p>
    </div>
  );
}

/** When it is; the time that it was to be stays, struck through, and both are spoken. */
function Time({ flight: { time, before } }: { flight: CargoFlight }) {
  return (
    <>
      <b>{time}</b>
      {before && (
        <>
          {' '}
          <s>{before}</s>
        </>
      )}
    </>
  );
}
