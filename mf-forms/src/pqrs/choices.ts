import type { Locale } from '@eldorado/i18n/locale';
import type { Http } from '@eldorado/http';
import type { components } from '@eldorado/http/api-types';
import type { PqrsDraft, PqrsStep } from '@eldorado/rules/pqrs';
import { noChoices, type Choice, type Choices, type Competent } from './noChoices.ts';
import { fill } from './pqrsText.ts';
import { serviceNames } from './serviceNames.ts';
import type { PqrsTexts } from './texts/es.ts';

export { knownFlight } from './knownFlight.ts';

type Wire = components['schemas'];

interface Asked {
  http: Http;
  step: PqrsStep;
  answers: PqrsDraft;
  texts: PqrsTexts;
  locale: Locale;
  signal: AbortSignal;
}

/** What the pages about a draft's topic offer, from the lists of the API. */
export async function loadChoices(asked: Asked): Promise<Choices> {
  switch (asked.answers.topic) {
    case 'airlines':
      return ofAirlines(asked);
    case 'establishments':
      return ofEstablishments(asked);
    case 'services':
      return ofServices(asked);
    case 'infrastructure':
      return ofPlaces(asked);
    default:
      return noChoices;
  }
}

const get = async <T>({ http, signal }: Pick<Asked, 'http' | 'signal'>, url: string): Promise<T> =>
  (await http.get<T>(url, { signal })).data;
const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label);

async function ofAirlines(asked: Asked): Promise<Choices> {
  const { airlines } = await get<Wire['AirlineList']>(asked, '/v2/airlines');
  const chosen = airlines.find(({ iata }) => iata === asked.answers.airline);
  return {
    ...noChoices,
    airlines: airlines.map(({ iata, name }) => ({ value: iata, label: name })).sort(byLabel),
    competent: asked.step === 'event' && chosen ? await contactOf(asked, chosen.slug) : null,
  };
}

/** What is known of how to reach an airline. */
async function contactOf(asked: Asked, slug: string): Promise<Competent | null> {
  const found = await get<Wire['EstablishmentAnswer']>(asked, `/v2/establishments/${slug}`);
  const { name, phone, web } = found;
  return { name, phone, web, page: `/establecimientos/aerolineas?q=${encodeURIComponent(name)}` };
}

async function ofEstablishments(asked: Asked): Promise<Choices> {
  const { types } = await get<Wire['EstablishmentTypeList']>(asked, '/v2/establishment-types');
  const { establishments } = await get<Wire['EstablishmentList']>(asked, '/v2/establishments');
  const names = establishments.filter(({ kind }) => kind !== 'aerolineas').map(({ name }) => name);
  return {
    ...noChoices,
    establishmentTypes: types
      .filter(({ kind, keyword }) => kind !== null && keyword !== 'airlines')
      .map(({ keyword, name }) => ({ value: keyword, label: name[asked.locale] })),
    suggestions: asked.step === 'subject' ? [...new Set(names)].sort() : [],
  };
}

/** Services of authorities: their pages have what is known of how to reach them. */
const authorities: Readonly<Record<string, string>> = {
  'migracion-y-pasaportes': 'Migración Colombia',
  aduanas: 'DIAN',
};

function ofServices({ answers, locale, step }: Asked): Choices {
  const authority = step === 'event' ? authorities[answers.service] : undefined;
  return {
    ...noChoices,
    services: Object.entries(serviceNames).map(([value, name]) => ({ value, label: name[locale] })),
    competent: authority
      ? { name: authority, page: `/servicios/${answers.service}`, phone: null, web: null }
      : null,
  };
}

async function ofPlaces(asked: Asked): Promise<Choices> {
  if (asked.step !== 'subject') return noChoices;
  const { places } = await get<Wire['MapPlaceList']>(asked, '/v2/map/places');
  const names = places
    .filter(({ establishment }) => establishment === null)
    .map((place) => placeWords(place, asked));
  return { ...noChoices, suggestions: [...new Set(names)].sort() };
}

const placeWords = (
  { name, terminal, floor }: Pick<Wire['MapPlace'], 'name' | 'terminal' | 'floor'>,
  { texts, locale }: Pick<Asked, 'texts' | 'locale'>,
) => fill(texts.placeName, { name: name[locale], terminal, floor });

/** A place of the map as the form names it, by its slug; null when there is none, or the map cannot be had. */
export async function placeText(
  http: Http,
  slug: string,
  shown: Pick<Asked, 'texts' | 'locale' | 'signal'>,
): Promise<string | null> {
  const url = `/v2/map/places/${encodeURIComponent(slug)}`;
  const { signal } = shown;
  const place = await get<Wire['MapPlace']>({ http, signal }, url).catch(() => null);
  return place && placeWords(place, shown);
}
