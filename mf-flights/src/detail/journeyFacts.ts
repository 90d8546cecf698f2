import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n/locale';

type Wire = components['schemas']['FlightJourney'];

/** One stretch on foot. */
export interface WalkLeg {
  from: string;
  to: string;
  minutes: number;
  stepFreeMinutes: number;
}

/** What a passenger needs at the airport around the flight, in one language. Null is what is not known or over. */
export interface JourneyFacts {
  /** Floor of the gate on the map. */
  floor: number | null;
  walk: { legs: WalkLeg[]; minutes: number; stepFreeMinutes: number } | null;
  security: Wire['security'];
  leave: Wire['leave'];
  taxi: Wire['taxi'];
  carrier: { location: string; phone: string | null; web: string | null } | null;
}

export function parseJourney(wire: Wire, locale: Locale): JourneyFacts {
  const { floor, walk, security, leave, taxi, carrier } = wire;
  return {
    floor,
    walk: walk && {
      legs: walk.legs.map((leg) => ({ ...leg, from: leg.from[locale], to: leg.to[locale] })),
      minutes: walk.minutes,
      stepFreeMinutes: walk.stepFreeMinutes,
    },
    security,
    leave,
    taxi,
    carrier: carrier && {
      location: carrier.location[locale],
      phone: carrier.phone,
      web: carrier.web,
    },
  };
}

/** The map where the gate is; the terminal's first floor when the gate is on no map. */
export const mapAddress = (terminal: string, floor: number | null): string =>
  `/mapas?terminal=${terminal}${floor === null ? '' : `&floor=${floor}`}`;
