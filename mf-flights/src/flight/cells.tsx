import { bogotaDay, formatTime, useLocale } from '@eldorado/i18n';
import { Code, Link, Tile, VisuallyHidden } from '@eldorado/ui';
import { useFlightMessages, type FlightTranslate } from '../messages.ts';
import { currentTime, delayReason, type Direction, type FlightRow } from './flightRow.ts';
import { Status } from './Status.tsx';
import css from './cells.module.css';

export { Status } from './Status.tsx';

/** A mark beside a time that is not of the scheduled day. */
function OtherDay({ row, current }: { row: FlightRow; current: string }) {
  const t = useFlightMessages();
  const [day, scheduled] = [bogotaDay(new Date(current)), bogotaDay(new Date(row.scheduled))];
  if (day === scheduled) return null;
  const after = day > scheduled;
  return (
    <span className={css.day}>
      <span aria-hidden="true">{after ? '+1' : '−1'}</span>
      <VisuallyHidden> {t(after ? 'timeDayAfter' : 'timeDayBefore')}</VisuallyHidden>
    </span>
  );
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
      </time>
      <OtherDay row={row} current={current} />{' '}
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

/** What is said beside the status: where the flight stands, else why it is late or does not come. */
export function noteOf(row: FlightRow, t: FlightTranslate): string | null {
  const reason = delayReason(row);
  if (row.note && row.note !== 'DIV') return t(`note_${row.note}`);
  return reason && t(`reason_${reason}`);
}

export function CommentsCell({ row }: { row: FlightRow }) {
  const t = useFlightMessages();
  const note = noteOf(row, t);
  return (
    <span className={css.comments}>
      <Status status={row.status} note={row.note} />
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
