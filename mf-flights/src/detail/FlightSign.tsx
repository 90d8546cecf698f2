import type { ReactNode } from 'react';
import { bogotaTimeZone, formatDate, formatNumber, formatTime, useLocale } from '@eldorado/i18n';
import { VisuallyHidden } from '@eldorado/ui';
import { Status } from '../flight/cells.tsx';
import { useFlightMessages } from '../messages.ts';
import { dayShift, type FlightDetail, type Stop } from './flightDetail.ts';
import css from './detail.module.css';

/** The flight as the sign over a gate: both codes, both times, and where to go. */
export function FlightSign({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { row, departure, arrival, checkIn } = flight;
  const departs = flight.direction === 'departures';
  const duration = {
    hours: Math.floor(flight.durationMinutes / 60),
    minutes: flight.durationMinutes % 60,
  };
  return (
    <section className={css.sign} aria-label={t('detailTitle', { flight: row.name })}>
      <div className={css.route}>
        <End stop={departure} />
        <div className={css.middle}>
          <Status status={row.status} />
          {row.note && <span>{t(`note_${row.note}`)}</span>}
          <span>
            {t('durationValue', duration)}, {formatNumber(flight.distanceKm, locale)} km
          </span>
        </div>
        <End stop={arrival} />
      </div>
      <dl className={css.facts}>
        <Fact label={t('departure')}>
          <StopTime stop={departure} />
        </Fact>
        <Fact label={t('arrival')}>
          <StopTime stop={arrival} shift={dayShift(departure, arrival)} />
        </Fact>
        <Fact label={t('terminal')}>{row.terminal}</Fact>
        {departs && <Fact label={t('gate')}>{row.place ?? t('notAssigned')}</Fact>}
        {!departs && <Fact label={t('belt')}>{row.place ?? t('notAssigned')}</Fact>}
        {departs && flight.boardsAt && row.status !== 'CAN' && (
          <Fact label={t('boarding')}>{formatTime(flight.boardsAt, locale)}</Fact>
        )}
        {departs && checkIn && (
          <Fact label={t('desks')}>
            {checkIn.desks}
            <span className={css.small}>
              {t('desksHours', {
                from: formatTime(checkIn.opensAt, locale),
                to: formatTime(checkIn.closesAt, locale),
              })}
            </span>
          </Fact>
        )}
        {!departs && flight.onBeltAt && row.status !== 'CAN' && (
          <Fact label={t('baggage')}>{formatTime(flight.onBeltAt, locale)}</Fact>
        )}
      </dl>
      <dl className={css.minor}>
        {row.codeshares.length > 0 && (
          <Minor label={t('codeshareLabel')}>{row.codeshares.join(', ')}</Minor>
        )}
        {flight.aircraft && <Minor label={t('aircraft')}>{flight.aircraft}</Minor>}
        {flight.registration && <Minor label={t('registration')}>{flight.registration}</Minor>}
      </dl>
    </section>
  );
}

function End({ stop }: { stop: Stop }) {
  return (
    <div className={css.end}>
      <span className={css.code}>{stop.iata}</span>
      <span>{stop.city}</span>
    </div>
  );
}

/** A stop's local time with the struck scheduled one, and Bogotá's where the clocks differ. */
function StopTime({ stop, shift = 0 }: { stop: Stop; shift?: number }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const local = (instant: string) => formatTime(instant, locale, stop.timeZone);
  const [shown, scheduled] = [local(stop.current), local(stop.scheduled)];
  const inBogota = formatTime(stop.current, locale, bogotaTimeZone);
  return (
    <>
      <time dateTime={stop.current}>{shown}</time>
      {shift !== 0 && (
        <span className={css.shift}>
          <span aria-hidden="true">{shift > 0 ? `+${shift}` : `−${-shift}`}</span>
          <VisuallyHidden>
            {shift > 0 ? t('dayShiftSpoken', { count: shift }) : t('dayBefore')}
          </VisuallyHidden>
        </span>
      )}
      {shown !== scheduled && (
        <s className={css.old}>
          <VisuallyHidden>{t('scheduledTime')} </VisuallyHidden>
          {scheduled}
        </s>
      )}
      <span className={css.small}>
        {formatDate(stop.current, locale, 'short', stop.timeZone)},{' '}
        {t('localTime', { city: stop.city })}
        {inBogota !== shown && `, ${t('inBogota', { time: inBogota })}`}
      </span>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Minor = Fact;
