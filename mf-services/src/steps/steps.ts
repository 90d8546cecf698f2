import { readFlight } from '../comeBy/readFlight.ts';

export const ways = ['leaving', 'arriving'] as const;
export const trips = ['domestic', 'international'] as const;
/** What a traveller brings along, each a tick of the form. */
export const companions = ['bags', 'child', 'pet', 'wheelchair'] as const;

export type Way = (typeof ways)[number];
export type Trip = (typeof trips)[number];
export type Companion = (typeof companions)[number];

/** Facts that steps are written with. */
export const stepFacts = [
  'airport-arrive-before-domestic',
  'airport-arrive-before-international',
  'biomig-age',
  'biomig-counter',
  'biomig-price',
  'checkmig-window',
  'customs-cash-limit',
  'customs-form',
  'documents-domestic-adults',
  'documents-domestic-children',
  'documents-domestic-foreigners',
  'documents-minors-permit',
  'luggage-batteries',
  'luggage-liquids-bag',
  'luggage-liquids-container',
  'luggage-report',
  'pets-domestic',
  'pets-entry-certificate-age',
  'pets-ica-inspection',
  'pets-vet-certificate-age',
  'taxi-price-before',
  'taxi-stand',
  'transport-airport-route',
] as const;
export type StepFact = (typeof stepFacts)[number];

export type StepKey =
  | 'identity'
  | 'passport'
  | 'checkmig'
  | 'childDomestic'
  | 'childLeaving'
  | 'petDomestic'
  | 'petLeaving'
  | 'petArriving'
  | 'wheelchair'
  | 'liquids'
  | 'hold'
  | 'checkin'
  | 'toAirport'
  | 'bagDrop'
  | 'security'
  | 'emigration'
  | 'gate'
  | 'wheelchairOut'
  | 'immigration'
  | 'childDesk'
  | 'belt'
  | 'customs'
  | 'onward';

/** A traveller's case, as it stands in the address. */
export interface StepCase extends Readonly<Record<Companion, boolean>> {
  way: Way;
  trip: Trip;
}

export interface StepQuestion extends StepCase {
  /** Whether anything was asked. */
  asked: boolean;
  /** Whose way, trip and times are meant; empty for none. */
  flight: string;
}

/** Reads the case; what is not in the address is a departure within the country, with nothing along. */
export function readSteps(query: URLSearchParams): StepQuestion {
  const flight = readFlight(query);
  const has = (companion: Companion) => query.get(companion) === '1';
  return {
    asked: query.has('way') || flight !== '',
    flight,
    way: ways.find((way) => way === query.get('way')) ?? 'leaving',
    trip: trips.find((trip) => trip === query.get('trip')) ?? 'domestic',
    bags: has('bags'),
    child: has('child'),
    pet: has('pet'),
    wheelchair: has('wheelchair'),
  };
}

/** The steps of a case in their order: those before one comes to the airport, and those there. */
export function stepsFor({ way, trip, bags, child, pet, wheelchair }: StepCase): {
  before: readonly StepKey[];
  there: readonly StepKey[];
} {
  const abroad = trip === 'international';
  const only = (when: boolean, ...keys: StepKey[]) => (when ? keys : []);
  if (way === 'arriving') {
    return {
      before: [
        ...only(abroad, 'passport', 'checkmig'),
        ...only(pet, abroad ? 'petArriving' : 'petDomestic'),
        ...only(wheelchair, 'wheelchairOut'),
      ],
      there: [
        ...only(abroad, 'immigration'),
        ...only(abroad && child, 'childDesk'),
        ...only(bags, 'belt'),
        ...only(abroad, 'customs'),
        'onward',
      ],
    };
  }
  return {
    before: [
      ...(abroad ? (['passport', 'checkmig'] as const) : (['identity'] as const)),
      ...only(child, abroad ? 'childLeaving' : 'childDomestic'),
      ...only(pet, abroad ? 'petLeaving' : 'petDomestic'),
      ...only(wheelchair, 'wheelchair'),
      'liquids',
      ...only(bags, 'hold'),
      'checkin',
      'toAirport',
    ],
    there: [...only(bags, 'bagDrop'), 'security', ...only(abroad, 'emigration'), 'gate'],
  };
}
