import { delayFrom } from '../../flights/state.ts';
import { hour } from '../../time/time.ts';
import { noon, type TaxiSite } from './taxiSite.ts';

/**
 * An international arrival that will be late, or on time, by what the demonstration plans.
 * @param fromNoon hours after noon between which it is due; of tomorrow unless given.
 */
export function arrival(
  site: TaxiSite,
  is: 'late' | 'on time' | 'cancelled',
  fromNoon: readonly [number, number] = [20, 40],
) {
  const { flights } = site.api.taxi.store();
  const [from, to] = fromNoon.map((hours) => noon + hours * hour) as [number, number];
  const found = [...flights.byId.values()].find(({ leg, disruption, name }) => {
    const { cancelled, diverted, delayMinutes } = disruption;
    return (
      leg.direction === 'A' &&
      leg.airlineType === 2 &&
      leg.scheduledAt.getTime() > from &&
      leg.scheduledAt.getTime() < to &&
      /^[A-Z0-9]{2} ?\d+$/.test(name) &&
      !diverted &&
      cancelled === (is === 'cancelled') &&
      (is === 'cancelled' || (is === 'late' ? delayMinutes > delayFrom : delayMinutes === 0))
    );
  });
  if (found === undefined) throw new Error(`No arrival is ${is}`);
  return { name: found.name, at: found.leg.scheduledAt.getTime(), found };
}
