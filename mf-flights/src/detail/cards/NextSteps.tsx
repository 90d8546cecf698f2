import { useFlightMessages } from '../../messages.ts';
import { CustomsCard, TaxiCard } from './ArrivalCards.tsx';
import { CarrierCard } from './CarrierCard.tsx';
import { LeaveCard, SecurityCard } from './DepartureCards.tsx';
import type { FlightDetail } from '../data/flightDetail.ts';
import { WalkCard } from './WalkCard.tsx';
import css from '../detail.module.css';
import card from './infoCard.module.css';

/** What a passenger of this flight does next, in the order in which it comes. */
export function NextSteps({ flight }: { flight: FlightDetail }) {
  const t = useFlightMessages();
  const { direction, kind, row, journey } = flight;
  const departs = direction === 'departures';
  const flies = row.status !== 'CAN' && row.status !== 'DEP';
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className={css.title}>
        {t('nextSteps')}
      </h2>
      <div className={card.grid}>
        <LeaveCard flight={flight} />
        <SecurityCard flight={flight} />
        {flies && (departs || journey.walk) && <WalkCard flight={flight} />}
        {!departs && flies && kind === 'international' && <CustomsCard />}
        <TaxiCard flight={flight} />
        <CarrierCard flight={flight} />
      </div>
    </section>
  );
}
