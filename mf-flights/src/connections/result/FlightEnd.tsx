import { addDays, bogotaDay, formatDate, formatTime, useLocale } from '@eldorado/i18n';
import { Icon, Link, VisuallyHidden } from '@eldorado/ui';
import { planeArrivalIcon, planeDepartureIcon } from '@eldorado/ui/icons';
import { Status } from '../../flight/Status.tsx';
import { useFlightMessages } from '../../messages.ts';
import type { ConnectionEnd } from '../find/findConnection.ts';
import css from './verdict.module.css';

interface Props {
  side: 'arrival' | 'departure';
  end: ConnectionEnd;
  /** The other flight's time: a later day is named. */
  after?: string | null;
}

/** One of the flights, with its time in Bogotá; the scheduled one stays beside it, struck. */
export function FlightEnd({ side, end: { flight, kind, terminal, at }, after = null }: Props) {
  const t = useFlightMessages();
  const locale = useLocale();
  const arrives = side === 'arrival';
  const day = at && bogotaDay(new Date(at));
  const nextDay = Boolean(day && after && addDays(bogotaDay(new Date(after)), 1) === day);
  const moved = flight && flight.scheduled.slice(0, 16) !== flight.current.slice(0, 16);
  const place = arrives ? flight?.belts : flight?.gate;
  return (
    <li>
      <Icon icon={arrives ? planeArrivalIcon : planeDepartureIcon} className={css.icon} />
      <p className={css.when}>
        <span className={css.label}>{t(arrives ? 'connLands' : 'connLeaves')}</span>
        {at ? (
          <time dateTime={at}>
            {formatTime(at, locale)}
            {nextDay && <span className={css.shift}> +1</span>}
          </time>
        ) : (
          <span>{t('connNoTime')}</span>
        )}
        {moved && (
          <s>
            <VisuallyHidden>{t('scheduledTime')} </VisuallyHidden>
            {formatTime(flight.scheduled, locale)}
          </s>
        )}
      </p>
      <p className={css.what}>
        {flight ? (
          <>
            <Link to={`/vuelos/detalle/${flight.id}`}>{flight.name}</Link>{' '}
            {t(arrives ? 'connFrom' : 'connTo', { city: flight.city })}
          </>
        ) : (
          t(`connKind_${kind}`)
        )}
        <span className={css.label}>
          {[
            at && formatDate(at, locale, 'short'),
            terminal && t(`terminal_${terminal}`),
            place && `${t(arrives ? 'belt' : 'gate')}\u00a0${place}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {flight && <Status status={flight.status} note={flight.state === 'DIV' ? 'DIV' : null} />}
    </li>
  );
}
