import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n/locale';

type Wire = components['schemas']['FlightJourney'];

/** One stretch on foot. */
export interface WalkLeg {
  from: string;
  to: string;
  minutes: number;
  /** Null where only steps lead. */
  stepFreeMinutes: number | null;
}

/** The way on foot, with the slugs of the places on the map where it begins and ends. */
export interface Walk {
  legs: WalkLeg[];
  fromPlace: string;
  toPlace: string;
  minutes: number;
  stepFreeMinutes: number | null;
}

/** What a passenger needs at the airport around the flight, in one language. Null is what is not known or over. */
export interface JourneyFacts {
  /** Floor of the gate on the map. */
  floor: number | null;
  walk: Walk | null;
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
      fromPlace: walk.fromPlace,
      toPlace: walk.toPlace,
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

/** The map where the gate is, with the way if there is one; the terminal's first floor when the gate is on no map. */
export function mapAddress(terminal: string, { floor, walk }: JourneyFacts): string {
  const query = new URLSearchParams({
    terminal,
    ...(floor !== null && { floor: String(floor) }),
    ...(walk && { from: walk.fromPlace, to: walk.toPlace }),
  });
  return `/mapas?${query.toString()}`;
}
