import type { components } from '@eldorado/http/api-types';
import { bogotaClock, bogotaDay, formatDate } from '@eldorado/i18n';
import { factText } from '@eldorado/i18n/facts';
import { languageTag, locales, nameIn, type Locale, type Translated } from '@eldorado/i18n/locale';
import type { PageDeclaration } from '@eldorado/remote';
import { flightKeys } from '@eldorado/rules';
import type { OpenLine, SearchDocument } from '@eldorado/search';
import type { Fact } from '../api/followFacts.ts';
import { noteDate, notePath, pressRoom, writtenIn, type NewsItem } from '../press/notes.ts';
import { searchWords } from './searchWords.ts';

type Schemas = components['schemas'];
type Flight = Schemas['Flight'];

/** What the API knows that can be found by name; empty lists while it does not answer. */
export interface AirportNames {
  flights: readonly Flight[];
  airports: readonly Schemas['Airport'][];
  airlines: readonly Schemas['Airline'][];
  establishments: readonly Schemas['Establishment'][];
  establishmentTypes: readonly Schemas['EstablishmentType'][];
  /** Notes of the press room, as each language has them. */
  news: Translated<readonly NewsItem[]>;
}

export interface AirportData extends AirportNames {
  /** What pages answer with, by id. */
  facts: ReadonlyMap<string, Fact>;
}

/** Of pages in a layout of their own, which tell of the airport: a service is meant before an article about it. */
const articleBoost = 0.8;
/** Of notes of the press room: what a page of the site says of a thing is meant before what was said of it once. */
const noteBoost = 0.5;
/** What is open now is meant before what is closed. */
const closedBoost = 0.95;

/** Suggested before anything is typed, the most wanted first. */
const wantedPages = [
  '/vuelos/salidas',
  '/vuelos/llegadas',
  '/informacion-en-tiempo-real/tiempo-en-filas',
  '/informacion-en-tiempo-real/parqueaderos',
  '/mapas',
  '/servicios/taxis',
  '/servicios/internet-wifi',
  '/servicios/instrucciones-equipaje',
];
const day = 24 * 60 * 60_000;
/** Cities suggested beside them. */
const wantedCities = 6;

/**
 * Everything that can be found, in one language. What leads to a page that is not live is left out.
 * @param pages of the live releases.
 */
export function searchDocuments(
  pages: readonly PageDeclaration[],
  data: AirportData,
  locale: Locale,
  now: Date,
): SearchDocument[] {
  const paths = pages.map(({ path }) => path);
  const fixed = new Set(paths.filter((path) => !path.includes(':')));
  const patterns = paths.filter((path) => path.includes(':')).map(patternOf);
  const live = (to: string) => {
    const [path = ''] = to.split('?');
    return fixed.has(path) || patterns.some((pattern) => pattern.test(path));
  };
  return [
    ...pageDocuments(pages, data.facts, locale),
    ...placeDocuments(data, locale),
    ...establishmentDocuments(data, locale, now, live),
    ...noteDocuments(pages, data.news[locale], locale),
    ...flightDocuments(data.flights, locale, now),
  ].filter(({ to }) => live(to));
}

/** A French colon has a space before it, which does not break. */
const colon: Translated = { es: ':', en: ':', fr: '\u00a0:', pt: ':' };

/** Listed pages without parameters, by what their remotes declare. */
function pageDocuments(
  pages: readonly PageDeclaration[],
  facts: ReadonlyMap<string, Fact>,
  locale: Locale,
): SearchDocument[] {
  return pages
    .filter(({ path, unlisted }) => !unlisted && !path.includes(':'))
    .map(({ path, title, description, keywords, asked, icon, layout, facts: ids = [] }) => {
      const rank = wantedPages.indexOf(path);
      const answers = ids
        .flatMap((id) => facts.get(id) ?? [])
        .filter(({ current }) => current)
        .map((fact) => ({
          text: `${fact.label[locale]}${colon[locale]} ${factText(fact, locale)}`,
          kind: fact.kind,
        }));
      return {
        kind: 'page',
        title: title[locale],
        detail: description[locale],
        // The answer itself, where the page has one.
        ...(answers.length > 0 && { answers }),
        ...(icon && { icon }),
        keywords: keywords[locale].join(', '),
        ...(asked && { asked: asked[locale].join(', ') }),
        to: path,
        boost: rank >= 0 ? 1.08 - rank / 100 : layout ? articleBoost : 1,
      };
    });
}

/** The boards of each city, and of each airline. */
function placeDocuments(
  { airports, airlines, flights }: AirportData,
  locale: Locale,
): SearchDocument[] {
  const words = searchWords[locale];
  const country = new Intl.DisplayNames(languageTag[locale], { type: 'region' });
  const travellers = flights.filter(({ airlineType }) => airlineType === 2);
  const count = countBy(travellers, ({ other }) => other.iata);
  const most = (iata: string) => count.get(iata) ?? 0;
  const cargoOnly = new Set(flights.map(({ other }) => other.iata).filter((at) => !count.has(at)));
  const cities = airports
    .filter(({ iata }) => iata !== 'BOG')
    .sort((one, other) => most(other.iata) - most(one.iata))
    .flatMap(({ iata, name, city, country: code }, rank): SearchDocument[] => {
      const place = {
        kind: 'place' as const,
        detail: `${iata} · ${country.of(code) ?? code}`,
        keywords: [iata, ...new Set(locales.map((language) => city[language]))].join(', '),
        text: name,
      };
      const board = (path: string) => boardPath(path, city[locale], cargoOnly.has(iata));
      return [
        {
          ...place,
          title: words.flightsTo(city[locale]),
          to: board('/vuelos/salidas'),
          boost: rank < wantedCities && most(iata) > 0 ? 1.06 - rank / 100 : 1,
        },
        // Whoever types a city is on the way to it more often than waiting for somebody from there.
        {
          ...place,
          title: words.flightsFrom(city[locale]),
          // `Who arrives from Madrid?`
          text: `${name}, ${words.arrival}`,
          to: board('/vuelos/llegadas'),
          boost: 0.99,
        },
      ];
    });
  return [
    ...cities,
    ...airlines.map(({ iata, icao, name, type }): SearchDocument => ({
      kind: 'place',
      title: words.flightsOf(name),
      detail: [`${iata} · ${icao}`, ...(type === 1 ? [words.cargo] : [])].join(' · '),
      keywords: `${iata}, ${icao}, ${name}`,
      to: boardPath('/vuelos/salidas', name, type === 1),
      boost: 1,
    })),
  ];
}

/** A board opens with the flights of travellers. */
const boardPath = (path: string, query: string, cargo: boolean): string =>
  `${path}?${new URLSearchParams({ q: query, ...(cargo && { type: 'cargo' }) }).toString()}`;

function establishmentDocuments(
  { establishments, establishmentTypes }: AirportData,
  locale: Locale,
  now: Date,
  live: (to: string) => boolean,
): SearchDocument[] {
  const words = searchWords[locale];
  return establishments.map((row) => {
    const types = establishmentTypes.filter(({ kind }) => kind === row.kind);
    const categories = types.flatMap(({ subcategories }) => subcategories);
    const category = categories.find(({ key }) => key === row.category)?.name[locale];
    const names = types.map(({ name }) => name[locale]);
    const name = nameIn(row, locale);
    const open = openLine(name, row.status, locale, now);
    const page = `/establecimientos/${row.kind}/${row.slug}`;
    const list = `/establecimientos/${row.kind}?${new URLSearchParams({ q: row.name }).toString()}`;
    return {
      kind: 'establishment',
      title: name,
      detail: [
        category ?? names[0],
        words.terminal(row.terminal.replace('T', '')),
        row.location[locale],
      ]
        .filter(Boolean)
        .join(' · '),
      keywords: [category, ...names].filter(Boolean).join(', '),
      text:
        row.kind === 'aerolineas'
          ? `${row.description[locale]} ${words.atAirline}`
          : row.description[locale],
      ...(open && { open }),
      to: live(page) ? page : list,
      boost: row.status.state === 'closed' ? closedBoost : 1,
    };
  });
}

/** Whether a place is open, as its hours say; nothing for one that opens another day, whose time alone would mislead. */
function openLine(
  name: string,
  { state, until, opensAt }: Schemas['Establishment']['status'],
  locale: Locale,
  now: Date,
): OpenLine | null {
  const words = searchWords[locale];
  const time = (instant: string) => bogotaClock(new Date(instant));
  const line = (text: string) => `${name}${colon[locale]} ${text}`;
  if (state !== 'closed') {
    const text = until === null ? words.openAlways : words.openUntil(time(until));
    return { isOpen: true, text: line(text), until };
  }
  if (opensAt === null || Date.parse(opensAt) - now.getTime() >= day) return null;
  return { isOpen: false, text: line(words.closedUntil(time(opensAt))), until: opensAt };
}

/** Notes that are written in the language, the newest first. A page about a thing is meant before what was said of it once. */
function noteDocuments(
  pages: readonly PageDeclaration[],
  notes: readonly NewsItem[],
  locale: Locale,
): SearchDocument[] {
  const icon = pages.find(({ path }) => path === pressRoom)?.icon;
  return writtenIn(notes, locale).map((note) => ({
    kind: 'page',
    title: note.title,
    detail: noteDate(note.date, locale),
    ...(icon && { icon }),
    keywords: '',
    text: note.summary,
    to: notePath(note),
    boost: noteBoost,
  }));
}

/** Single flights: those to come in order of their time, then those that were, the last first. */
function flightDocuments(flights: readonly Flight[], locale: Locale, now: Date): SearchDocument[] {
  const words = searchWords[locale];
  const today = bogotaDay(now);
  const past = (flight: Flight) =>
    Date.parse(flight.estimatedAt ?? flight.scheduledAt) < now.getTime();
  const byTime = [...flights].sort((a, b) => a.scheduledAt.localeCompare(b.scheduledAt));
  const ordered = [...byTime.filter((flight) => !past(flight)), ...byTime.filter(past).reverse()];
  return ordered.map((flight) => {
    const departs = flight.flightDirection === 'D';
    const city = flight.other.city[locale];
    const at = new Date(flight.scheduledAt);
    const time = bogotaClock(at);
    return {
      kind: 'flight',
      title: `${flight.flightName} ${departs ? words.to(city) : words.from(city)}`,
      detail: [
        departs ? words.departure : words.arrival,
        bogotaDay(at) === today ? time : `${formatDate(at, locale, 'short')} ${time}`,
        flight.airline.name,
      ].join(' · '),
      keywords: [
        words.flight,
        flight.flightName,
        ...flight.codeshares,
        ...flightKeys(flight),
        flight.airline.name,
        flight.other.iata,
      ].join(', '),
      to: `/vuelos/detalle/${flight.id}`,
      boost: 1,
    };
  });
}

/** The paths of a page with parameters: `/vuelos/detalle/:flight`. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
