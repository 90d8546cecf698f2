import { useState } from 'react';
import { formatTime, useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { Icon, Link, VisuallyHidden } from '@eldorado/ui';
import { closeIcon, walkingIcon } from '@eldorado/ui/icons';
import { isPast, type FlightDetail } from '../detail/data/flightDetail.ts';
import { useLiveFlight } from '../detail/data/useLiveFlight.ts';
import { currentTime } from '../flight/flightRow.ts';
import { Status } from '../flight/Status.tsx';
import { useFlightMessages } from '../messages.ts';
import { hideFlight } from './hiddenFlight.ts';
import { myFlightId } from './myFlightId.ts';
import css from './myFlight.module.css';

/**
 * `mf-flights/my-flight`: the flight that somebody follows, or looked at last, as one line at the screen's lower edge. It says
 * nothing until it knows how the flight is now, and once its passengers are gone.
 */
export function Widget() {
  const now = useNow();
  const [hidden, setHidden] = useState<string | null>(null);
  const id = myFlightId(now);
  if (id === null || id === hidden) return null;
  const hide = () => {
    hideFlight(id);
    setHidden(id);
    // The button is gone; reading goes on at the beginning of the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return <MyFlight key={id} id={id} onHide={hide} />;
}

function MyFlight({ id, onHide }: { id: string; onHide: () => void }) {
  const t = useFlightMessages();
  const { data: flight } = useLiveFlight({ id, locale: useLocale() });
  if (!flight || isPast(flight)) return null;
  return (
    <section aria-label={t('myFlight')} className={css.line}>
      <Link to={`/vuelos/detalle/${id}`} className={css.link}>
        <Words flight={flight} />
      </Link>
      <button
        type="button"
        aria-label={t('hideFlight', { flight: flight.row.name })}
        className={css.close}
        onClick={onHide}
      >
        <Icon icon={closeIcon} />
      </button>
    </section>
  );
}

/** When, which, where, how far and how it stands. */
function Words({ flight: { row, direction, journey } }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const time = currentTime(row);
  const departs = direction === 'departures';
  const goes = row.status === 'ONT' || row.status === 'DLY';
  return (
    <>
      <time dateTime={time} className={css.time}>
        {formatTime(time, locale)}
      </time>{' '}
      <span className={css.name}>
        {row.name}{' '}
        <span className={css.city}>{t(departs ? 'toCity' : 'fromCity', { city: row.city })}</span>
      </span>{' '}
      {row.place && (
        <>
          <VisuallyHidden>{t(departs ? 'gate' : 'belt')} </VisuallyHidden>
          <span className={css.place}>{row.place}</span>{' '}
        </>
      )}
      <Status status={row.status} note={row.note} />{' '}
      {journey.walk && (goes || !departs) && (
        <span className={css.walk}>
          <Icon icon={walkingIcon} />
          <VisuallyHidden>{t('onFoot')} </VisuallyHidden>
          {t('minutesValue', { minutes: journey.walk.minutes })}
        </span>
      )}
    </>
  );
}
