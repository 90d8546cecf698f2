import { gateIcon, suitcaseIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import type { FlightDetail } from '../data/flightDetail.ts';
import { InfoCard } from './InfoCard.tsx';
import { mapAddress } from '../data/journeyFacts.ts';
import css from './infoCard.module.css';

/** The way on foot: to the gate, or from the aircraft to the exit, with its link to the map. */
export function WalkCard({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const { row, direction, gate, journey } = flight;
  const { walk } = journey;
  const departs = direction === 'departures';
  const title = !departs ? t('toExit') : gate ? t('toGate', { gate }) : t('toGateUnknown');
  return (
    <InfoCard
      icon={departs ? gateIcon : suitcaseIcon}
      title={title}
      answer={walk && t('walkTotal', { minutes: walk.minutes })}
      link={{
        to: mapAddress(row.terminal, journey),
        text: t(walk ? 'showWayOnMap' : 'showOnMap'),
      }}
    >
      {walk ? (
        <>
          <p>
            {walk.stepFreeMinutes === null
              ? t('walkOnlySteps')
              : t('walkStepFree', { minutes: walk.stepFreeMinutes })}
            . {t('approximate')}
          </p>
          <ol className={css.rows}>
            {walk.legs.map((leg) => (
              <li key={leg.to}>
                <span>{t('walkTo', { place: leg.to })}</span>
                <b>{t('minutesValue', { minutes: leg.minutes })}</b>
              </li>
            ))}
          </ol>
        </>
      ) : (
        departs && !gate && <p>{t('gateUnknownText')}</p>
      )}
    </InfoCard>
  );
}
