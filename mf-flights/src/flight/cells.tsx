import { formatTime, useLocale } from '@eldorado/i18n';
import { Code, Link, StatusTag, Tile, VisuallyHidden } from '@eldorado/ui';
import { useFlightMessages } from '../messages.ts';
import {
  currentTime,
  delayReason,
  type Direction,
  type FlightRow,
  type FlightStatus,
} from './flightRow.ts';
import css from './cells.module.css';

const tones = {
  ONT: 'positive',
  DEP: 'positive',
  LND: 'positive',
  DLY: 'caution',
  CAN: 'negative',
} as const;

/** The site's status as a word and a dot (spec.md section 2). */
export function Status({ status }: { status: FlightStatus }) {
  const t = useFlightMessages();
  return <StatusTag tone={tones[status]}>{t(`status_${status}`)}</StatusTag>;
}

/** The time that holds, large; the scheduled one stays beside it, struck, when it differs. Both are spoken. */
export function FlightTime({ row }: { row: FlightRow }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const current = currentTime(row);
  const [shown, scheduled] = [formatTime(current, locale), formatTime(row.scheduled, locale)];
  if (shown === scheduled) {
    return (
      <time className={css.time} dateTime={row.scheduled}>
        {scheduled}
      </time>
    );
  }
  const done = row.status === 'DEP' || row.status === 'LND';
  return (
    <span className={css.times}>
      <VisuallyHidden>{t(done ? 'actualTime' : 'expectedTime')} </VisuallyHidden>
      <time className={css.time} dateTime={current}>
        {shown}
      </time>{' '}
      <VisuallyHidden>{t('scheduledTime')} </VisuallyHidden>
      <s className={css.old}>
        <time dateTime={row.scheduled}>{scheduled}</time>
      </s>
    </span>
  );
}

export function AirlineCell({ row }: { row: FlightRow }) {
  return (
    <span className={css.airline}>
      <Tile className={css.tile ?? ''} text={row.airline.code} colour={row.airline.colour} />
      <span>{row.airline.name}</span>
    </span>
  );
}

/** A flight's name keeps its airline and number on one line. */
const unbroken = (name: string) => name.replaceAll(' ', '\u00a0');

const detailPath = (row: FlightRow) => `/vuelos/detalle/${row.id}`;

export function FlightNameCell({ row, linked = false }: { row: FlightRow; linked?: boolean }) {
  const t = useFlightMessages();
  return (
    <>
      {linked ? (
        <Link className={`${css.name ?? ''} ${css.link ?? ''}`} to={detailPath(row)}>
          {row.name}
        </Link>
      ) : (
        <span className={css.name}>{row.name}</span>
      )}
      {row.codeshares.length > 0 && (
        <span className={css.sub}>
          {' '}
          {t('codeshare', { flights: row.codeshares.map(unbroken).join(', ') })}
        </span>
      )}
    </>
  );
}

export function CityCell({ row }: { row: FlightRow }) {
  return (
    <>
      <span className={css.city}>{row.city}</span> <span className={css.sub}>{row.iata}</span>
    </>
  );
}

/** The gate or the belt, as the sign on the wall. */
export function PlaceCell({ row }: { row: FlightRow }) {
  const t = useFlightMessages();
  if (row.place) return <Code>{row.place}</Code>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('notAssigned')}</VisuallyHidden>
    </>
  );
}

export function CommentsCell({ row }: { row: FlightRow }) {
  const t = useFlightMessages();
  const reason = delayReason(row);
  const note = row.note ? t(`note_${row.note}`) : reason && t(`reason_${reason}`);
  return (
    <span className={css.comments}>
      <Status status={row.status} />
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}

export function DetailsLink({ row, direction }: { row: FlightRow; direction: Direction }) {
  const t = useFlightMessages();
  const values = { flight: row.name, city: row.city };
  return (
    <Link className={css.link} to={detailPath(row)}>
      {t('detailsOf')}{' '}
      <VisuallyHidden>
        {t(direction === 'departures' ? 'ofFlight' : 'ofArrival', values)}
      </VisuallyHidden>
    </Link>
  );
}
