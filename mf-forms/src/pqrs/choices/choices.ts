import { factText } from '@eldorado/i18n/facts';
import { nameIn, type Locale } from '@eldorado/i18n/locale';
import type { Http } from '@eldorado/http';
import type { components } from '@eldorado/http/api-types';
import { parseFlightName } from '@eldorado/rules';
import type { PqrsDraft, PqrsStep } from '@eldorado/rules/pqrs';
import { pqrsAuthorityOf } from '@eldorado/rules/pqrs-competent';
import { flightNames } from './flightNames.ts';
import {
  noChoices,
  type Choice,
  type Choices,
  type Competent,
  type Suggestion,
} from './noChoices.ts';
import { fill } from '../pqrsText.ts';
import { serviceNames } from './serviceNames.ts';
import type { PqrsTexts } from '../texts/es.ts';

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
  const { step, answers } = asked;
  const { airlines } = await get<Wire['AirlineList']>(asked, '/v2/airlines');
  const chosen = airlines.find(({ iata }) => iata === answers.airline);
  const known = step === 'subject' ? await readFacts(asked, ['supertransporte-web']) : null;
  // Four hundred of them: who gave a number needs none.
  const flights =
    known && chosen && parseFlightName(answers.flight) === null
      ? await flightNames(chosen.iata, (url) => get(asked, url)).catch(() => [])
      : [];
  return {
    ...noChoices,
    airlines: airlines.map(({ iata, name }) => ({ value: iata, label: name })).sort(byLabel),
    suggestions: flights,
    overseerWeb: known?.['supertransporte-web'] ?? null,
    competent: step === 'event' && chosen ? await contactOf(asked, chosen.slug) : null,
  };
}

/** Telephones and addresses among facts, by their ids; what is not published is absent. */
async function readFacts(
  asked: Asked,
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const { facts } = await get<Wire['FactList']>(asked, `/v2/facts?ids=${ids.join(',')}`);
  return Object.fromEntries(
    facts
      .filter(({ current }) => current)
      .map(({ id, value, unit }) => [id, factText({ value, unit }, asked.locale)]),
  );
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
  const offered = types.filter(({ kind, keyword }) => kind !== null && keyword !== 'airlines');
  const typeOf = new Map(offered.map(({ kind, keyword }) => [kind, keyword]));
  const names = establishments.map((row) => ({
    name: nameIn(row, asked.locale),
    of: typeOf.get(row.kind) ?? '',
  }));
  return {
    ...noChoices,
    establishmentTypes: offered.map(({ keyword, name }) => ({
      value: keyword,
      label: name[asked.locale],
    })),
    suggestions: asked.step === 'subject' ? sorted(names.filter(({ of }) => of !== '')) : [],
  };
}

/** By name, each once. */
const sorted = (names: readonly Suggestion[]): Suggestion[] =>
  [...new Map(names.map((one) => [`${one.of} ${one.name}`, one])).values()].sort((one, other) =>
    one.name.localeCompare(other.name),
  );

async function ofServices(asked: Asked): Promise<Choices> {
  const { answers, locale, step } = asked;
  return {
    ...noChoices,
    services: Object.entries(serviceNames).map(([value, name]) => ({ value, label: name[locale] })),
    competent: step === 'event' ? await authorityOf(asked, answers.service) : null,
  };
}

/** The authority that renders a service, with what facts know of how to reach it; null for one of the airport. */
async function authorityOf(asked: Asked, service: string): Promise<Competent | null> {
  const authority = pqrsAuthorityOf(service);
  if (!authority) return null;
  const [phone, web] = [`${authority.facts}-phone`, `${authority.facts}-web`];
  const known = await readFacts(asked, [phone, web]);
  return {
    name: authority.name,
    page: `/servicios/${service}`,
    phone: known[phone] ?? null,
    web: known[web] ?? null,
  };
}

async function ofPlaces(asked: Asked): Promise<Choices> {
  if (asked.step !== 'subject') return noChoices;
  const { places } = await get<Wire['MapPlaceList']>(asked, '/v2/map/places');
  const names = places
    .filter(({ establishment }) => establishment === null)
    .map((place) => ({ name: placeWords(place, asked), of: '' }));
  return { ...noChoices, suggestions: sorted(names) };
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
