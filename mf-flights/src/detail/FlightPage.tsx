import { Link, Notice, PageHeading } from '@eldorado/ui';
import { boardPaths } from '../board/address/boardFilters.ts';
import { KeepUp } from '../follow/KeepUp.tsx';
import { QuickSteps } from '../follow/QuickSteps.tsx';
import { useFollow } from '../follow/useFollow.ts';
import { useFlightMessages } from '../messages.ts';
import { FlightAge, FlightNews } from './status/FlightAge.tsx';
import { isPast, type FlightDetail } from './data/flightDetail.ts';
import { FlightHistory } from './status/FlightHistory.tsx';
import { FlightNotice } from './status/FlightNotice.tsx';
import { FlightSign } from './status/FlightSign.tsx';
import { FlightTimeline } from './status/FlightTimeline.tsx';
import { NextSteps } from './cards/NextSteps.tsx';
import { PreviousLegCard } from './status/PreviousLegCard.tsx';
import { RightsCard } from './cards/RightsCard.tsx';
import css from './detail.module.css';

/** A flight that is known; another one is another page. */
export function FlightPage({ flight, failed }: { flight: FlightDetail; failed: boolean }) {
  const t = useFlightMessages();
  const follows = useFollow(flight.row.id);
  const { row, departure, arrival, direction, previousLeg, rights } = flight;
  return (
    <>
      <PageHeading
        compact
        title={t('detailTitle', { flight: row.name })}
        lead={t('fromTo', { from: departure.city, to: arrival.city, airline: row.airline.name })}
      />
      {failed && (
        <Notice tone="warning" title={t('stale')}>
          {t('staleHelp')}
        </Notice>
      )}
      <FlightNews flight={flight} />
      <FlightNotice flight={flight} />
      <FlightSign flight={flight} />
      <FlightAge flight={flight} />
      <QuickSteps flight={flight} follows={follows} />
      <FlightTimeline flight={flight} />
      {previousLeg && <PreviousLegCard leg={previousLeg} />}
      {rights && (
        <RightsCard
          rights={rights}
          flight={row.id}
          airline={row.airline.name}
          cancelled={flight.state === 'CNX'}
        />
      )}
      {!isPast(flight) && <NextSteps flight={flight} />}
      <KeepUp flight={flight} follows={follows} className={css.title ?? ''} />
      <FlightHistory flight={flight} />
      <p className={css.back}>
        <Link to={boardPaths[direction]}>
          {t(direction === 'departures' ? 'backToDepartures' : 'backToArrivals')}
        </Link>
      </p>
      <p>
        <Link to={`/contacto/pqrs?flight=${row.id}`}>{t('complain')}</Link>
      </p>
    </>
  );
}
