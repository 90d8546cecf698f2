import { weekdays, type Span, type Weekday } from '@eldorado/i18n/hours';
import type { EstablishmentKind } from '../establishment/establishment.ts';
import type { PlaceDetail } from './placeDetail.ts';

const types: Readonly<Record<EstablishmentKind, string | null>> = {
  restaurantes: 'Restaurant',
  tiendas: 'Store',
  aerolineas: null,
  'salas-vip': null,
  'cajeros-electronicos': 'FinancialService',
  'renta-de-vehiculos': 'AutoRental',
  'entidades-aeroportuarias': 'GovernmentOffice',
};

const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** schema.org has no 24:00, and says closed with an opening that ends as it begins. */
const spansOrClosed = (spans: readonly Span[]): Span[] =>
  spans.length === 0
    ? [{ opens: '00:00', closes: '00:00' }]
    : spans.map(({ opens, closes }) => ({ opens, closes: closes === '24:00' ? '23:59' : closes }));

const specification = (spans: readonly Span[], when: object): object[] =>
  spansOrClosed(spans).map((span) => ({ '@type': 'OpeningHoursSpecification', ...when, ...span }));

/** One specification for days of the same hours. */
function weekOf(hours: PlaceDetail['hours']): object[] {
  const groups = new Map<string, Weekday[]>();
  for (const day of weekdays) {
    const key = JSON.stringify(hours.week[day]);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups].flatMap(([key, days]) =>
    specification(JSON.parse(key) as Span[], { dayOfWeek: days.map((day) => dayNames[day]) }),
  );
}

/** A place as schema.org describes one, for search engines. */
export function placeSchema(place: PlaceDetail): object {
  const { hours } = place;
  const type = types[place.kind];
  return {
    '@type': type === null ? 'LocalBusiness' : ['LocalBusiness', type],
    name: place.name,
    description: place.description,
    ...(place.phone && { telephone: place.phone }),
    ...(place.web && { sameAs: place.web }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.location,
      addressLocality: 'Bogotá',
      addressCountry: 'CO',
    },
    containedInPlace: { '@type': 'Airport', name: 'El Dorado', iataCode: 'BOG' },
    openingHoursSpecification: [
      ...weekOf(hours),
      ...(hours.holiday === null
        ? []
        : specification(hours.holiday, { dayOfWeek: 'PublicHolidays' })),
      ...hours.exceptions.flatMap(({ from, to, hours: spans }) =>
        specification(spans, { validFrom: from, validThrough: to }),
      ),
    ],
  };
}
