import type { ReactNode } from 'react';
import { formatNumber, formatTime, useLocale } from '@eldorado/i18n';
import { Status } from '../../flight/cells.tsx';
import { useFlightMessages } from '../../messages.ts';
import { durationText } from '../durationText.ts';
import { isPast, type FlightDetail, type Stop } from '../data/flightDetail.ts';
import { StopTime } from './StopTime.tsx';
import css from '../detail.module.css';

/** The flight as the sign over a gate: both codes, where to go and by when, then the times. */
export function FlightSign({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { row, departure, arrival, checkIn, journey } = flight;
  const { walk } = journey;
  const departs = flight.direction === 'departures';
  const flies = row.status !== 'CAN';
  return (
    <section className={css.sign} aria-label={t('detailTitle', { flight: row.name })}>
      <div className={css.route}>
        <End stop={departure} />
        <div className={css.middle}>
          <Status status={row.status} />
          {row.note && <span>{t(`note_${row.note}`)}</span>}
          <span>
            {durationText(flight.durationMinutes, t)}
            {flight.distanceKm !== null &&
              `, ${t('kmValue', { km: formatNumber(flight.distanceKm, locale) })}`}
          </span>
        </div>
        <End stop={arrival} />
      </div>
      <dl className={css.facts}>
        {flies && (
          <Fact first label={t(departs ? 'gate' : 'belt')}>
            {row.place ? (
              <span className={css.place}>{row.place}</span>
            ) : (
              <span className={css.none}>{t('notAssigned')}</span>
            )}
          </Fact>
        )}
        {departs && flight.boardsAt && flies && (
          <Fact first label={t('boarding')}>
            {formatTime(flight.boardsAt, locale)}
          </Fact>
        )}
        {!departs && flight.onBeltAt && flies && (
          <Fact first label={t('baggage')}>
            {formatTime(flight.onBeltAt, locale)}
          </Fact>
        )}
        {walk && flies && !isPast(flight) && (
          <Fact first label={t('onFoot')}>
            {t('minutesValue', { minutes: walk.minutes })}
          </Fact>
        )}
        <Fact label={t('departure')}>
          <StopTime stop={departure} off={flight.state === 'CNX'} />
        </Fact>
        <Fact label={t('arrival')}>
          <StopTime stop={arrival} shift={flight.dayShift} off={!flies} />
        </Fact>
        <Fact label={t('terminal')}>{row.terminal}</Fact>
        {departs && checkIn && flies && (
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

/** @param props.first whether it is what one looks for first: on a phone three stand side by side. */
function Fact({
  label,
  first = false,
  children,
}: {
  label: string;
  first?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={first ? css.first : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Minor = Fact;
