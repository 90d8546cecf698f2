export const trips = ['domestic', 'leaving', 'arriving', 'transit'] as const;
export type Trip = (typeof trips)[number];

/** A citizen, a foreigner who lives in Colombia, or one who does not. */
export const people = ['colombian', 'resident', 'visitor'] as const;
export type Person = (typeof people)[number];

/** Of age, or a minor with both parents or otherwise. */
export const ages = ['adult', 'both', 'other'] as const;
export type Age = (typeof ages)[number];

/** Countries from which Colombia asks for the certificate, as `yellow-fever-arrivals` names them, by ISO 3166 code. */
export const askedOnArrival = ['CD', 'AO', 'UG'] as const;
/** Countries that ask for it of who comes from Colombia, as the facts of each region name them, such as `yellow-fever-americas`. */
export const askedAbroad = [
  'BZ',
  'BR',
  'SV',
  'GT',
  'HN',
  'PA',
  'PE',
  'AW',
  'BB',
  'DM',
  'GD',
  'JM',
  'DO',
  'VC',
  'LC',
  'TT',
  'AO',
  'BJ',
  'BF',
  'BI',
  'CM',
  'CF',
  'CG',
  'CI',
  'CD',
  'GA',
  'GH',
  'GW',
  'ML',
  'NE',
  'SL',
  'SD',
  'SS',
  'SO',
  'TG',
  'UG',
  'ZM',
  'ZW',
  'BD',
  'KH',
  'CN',
  'PH',
  'IN',
  'MY',
  'MM',
  'SG',
  'LK',
  'TH',
  'VN',
  'AU',
] as const;
/** Costa Rica, of which a fact of its own says it. */
const costaRica = 'CR';
export type Country =
  | (typeof askedOnArrival)[number]
  | (typeof askedAbroad)[number]
  | typeof costaRica;
/** Countries of which a fact says something of yellow fever. */
export const countries: readonly Country[] = [costaRica, ...askedAbroad];

/** Facts that the answers name. */
export const documentFacts = [
  'documents-domestic-adults',
  'documents-domestic-children',
  'documents-domestic-foreigners',
  'documents-minors-permit',
  'documents-minors-foreign',
  'documents-permit-text',
  'documents-permit-abroad',
  'documents-transit-enter',
  'documents-transit-visa',
  'documents-transit-stay',
  'documents-foreign-ministry-phone',
  'documents-exit-tax',
  'documents-exit-tax-tourist-days',
  'checkmig-window',
  'yellow-fever-costa-rica',
  'yellow-fever-arrivals',
  'yellow-fever-changes',
  'vaccination-days-before',
] as const;
export type DocumentFact = (typeof documentFacts)[number];

export type DocumentKey =
  | 'domesticAdult'
  | 'domesticMinor'
  | 'domesticForeigner'
  | 'passport'
  | 'visa'
  | 'transit'
  | 'transitVisa'
  | 'checkMig'
  | 'permit'
  | 'permitBoth'
  | 'permitForeigner'
  | 'feverCostaRica'
  | 'feverArrivals'
  | 'feverAbroad'
  | 'feverUnknown'
  | 'stampTax';

/** What is asked, as it stands in the address. */
export interface DocumentQuestion {
  trip: Trip | null;
  who: Person | null;
  age: Age;
  /** Where one flies to or comes from; null for a country of which nothing is known. */
  country: Country | null;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((one) => one === value) ?? null;

/** Reads the question; a value that is none of the form's counts as not given. */
export const readDocuments = (query: URLSearchParams): DocumentQuestion => ({
  trip: oneOf(trips, query.get('trip')),
  who: oneOf(people, query.get('who')),
  age: oneOf(ages, query.get('age')) ?? 'adult',
  country: oneOf(countries, query.get('country')),
});

/** The certificate of yellow fever, which is asked for by the country that one enters. */
function fever(trip: Trip, country: Country | null): DocumentKey {
  const enters = trip !== 'leaving';
  const leaves = trip !== 'arriving';
  const isOf = (list: readonly Country[]) => country !== null && list.includes(country);
  if (country === costaRica && leaves) return 'feverCostaRica';
  if (enters && isOf(askedOnArrival)) return 'feverArrivals';
  return leaves && isOf(askedAbroad) ? 'feverAbroad' : 'feverUnknown';
}

function minor(who: Person, age: Age): readonly DocumentKey[] {
  if (age === 'adult') return [];
  if (who === 'visitor') return ['permitForeigner'];
  return [age === 'both' ? 'permitBoth' : 'permit'];
}

/** What a traveller has to have at hand, in the order in which it is asked for. */
export function documentsFor(
  trip: Trip,
  who: Person,
  { age, country }: Pick<DocumentQuestion, 'age' | 'country'>,
): readonly DocumentKey[] {
  const visits = who === 'visitor';
  switch (trip) {
    case 'domestic':
      if (who !== 'colombian') return ['domesticForeigner'];
      return [age === 'adult' ? 'domesticAdult' : 'domesticMinor'];
    case 'leaving': {
      const documents = ['passport', 'checkMig', ...minor(who, age), fever(trip, country)] as const;
      // Others pay it in the ticket and have nothing to show.
      return visits ? [...documents, 'stampTax'] : documents;
    }
    case 'arriving':
      return [visits ? 'visa' : 'passport', 'checkMig', fever(trip, country)];
    case 'transit': {
      const entry = visits ? (['transit', 'transitVisa'] as const) : (['transit'] as const);
      return [...entry, 'checkMig', ...minor(who, age), fever(trip, country)];
    }
  }
}
