import type { Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { createRemoteApi } from '@eldorado/store';
import {
  parseDetail,
  parseWalks,
  type DetailArgs,
  type PlaceDetail,
  type Walk,
} from './detail/placeDetail.ts';
import { parseEstablishments, type EstablishmentList } from './establishment/establishment.ts';
import { parseFlight, type KnownFlight } from './list/knownFlight.ts';
import { mostAtHand, type ListArgs, type ListPart } from './list/listFilters.ts';
import {
  parseFoodCourts,
  parseVentures,
  type FoodCourt,
  type VentureGroup,
} from './local/localPlaces.ts';
import { parseMapIndex, type MapIndex } from './map/places/mapIndex.ts';
import { parsePlace, parsePlaces, type Place, type PlaceList } from './map/places/mapPlace.ts';
import { parseRoute, type Route } from './map/route/mapRoute.ts';
import type { PlaceArgs, PlacesArgs, RouteArgs } from './map/address/mapArgs.ts';
import { parseOffers, type OfferArgs, type OfferList } from './offers/offer.ts';

type Schemas = components['schemas'];

/** Business types: their ids by keyword for the shared store, and the names of categories by key. */
export interface TypeNames {
  ids: Readonly<Record<string, number>>;
  /** Of categories, subcategories and products. */
  names: Readonly<Record<string, string>>;
  /** The same names in all languages, to look for. */
  words: Readonly<Record<string, string>>;
}

function parseTypeNames(
  { types, names }: Schemas['EstablishmentTypeList'],
  locale: Locale,
): TypeNames {
  const all = [...types.flatMap(({ subcategories }) => subcategories), ...names];
  return {
    ids: Object.fromEntries(types.map(({ keyword, id }) => [keyword, id])),
    names: Object.fromEntries(all.map(({ key, name }) => [key, name[locale]])),
    words: Object.fromEntries(all.map(({ key, name }) => [key, Object.values(name).join(' ')])),
  };
}

/** A part of a kind, as the API is asked for it. */
function paramsOf({ filters: { q, open, vuelo: _vuelo, floor, ...choices }, at, page }: ListPart) {
  return {
    ...choices,
    q,
    // Addresses may name floors that the airport does not have.
    floor: /^[1-3]$/.test(floor) ? floor : undefined,
    open: open ? '1' : undefined,
    openAt: at ?? undefined,
    page,
  };
}

/** The endpoints of establishments and offers. Answers are kept in the language they were asked in. */
export const establishmentsApi = createRemoteApi('establishments', (build) => ({
  list: build.query<EstablishmentList, ListArgs>({
    query: ({ kind, q, part }) => ({
      url: '/v2/establishments',
      params: { kind, q, size: mostAtHand, ...(part && paramsOf(part)) },
    }),
    transformResponse: (wire: Schemas['EstablishmentList'], _meta, { locale, part }) =>
      parseEstablishments(wire, locale, part !== undefined),
  }),
  ventures: build.query<readonly VentureGroup[], void>({
    query: () => ({
      url: '/v2/establishments',
      params: { subcategory: 'local_brand', size: mostAtHand },
    }),
    transformResponse: (wire: Schemas['EstablishmentList']) => parseVentures(wire),
  }),
  foodCourts: build.query<readonly FoodCourt[], Locale>({
    query: () => ({
      url: '/v2/establishments',
      params: { kind: 'restaurantes', size: mostAtHand },
    }),
    transformResponse: (wire: Schemas['EstablishmentList'], _meta, locale) =>
      parseFoodCourts(wire, locale),
  }),
  mapIndex: build.query<MapIndex, Locale>({
    query: () => ({ url: '/v2/map' }),
    transformResponse: (wire: Schemas['MapIndex'], _meta, locale) => parseMapIndex(wire, locale),
  }),
  places: build.query<PlaceList, PlacesArgs>({
    query: ({ terminal, floor, q }) => ({ url: '/v2/map/places', params: { terminal, floor, q } }),
    transformResponse: (wire: Schemas['MapPlaceList'], _meta, { locale }) =>
      parsePlaces(wire, locale),
  }),
  place: build.query<Place, PlaceArgs>({
    query: ({ slug }) => ({ url: `/v2/map/places/${encodeURIComponent(slug)}` }),
    transformResponse: (wire: Schemas['MapPlace'], _meta, { locale }) => parsePlace(wire, locale),
  }),
  route: build.query<Route, RouteArgs>({
    query: ({ from, to, stepFree }) => ({
      url: '/v2/map/route',
      params: { from, to, stepFree: stepFree ? '1' : undefined },
    }),
    transformResponse: (wire: Schemas['MapRoute'], _meta, { locale }) => parseRoute(wire, locale),
    // Its queues are today's.
    keepUnusedDataFor: 30,
  }),
  typeNames: build.query<TypeNames, Locale>({
    query: () => ({ url: '/v2/establishment-types' }),
    transformResponse: (wire: Schemas['EstablishmentTypeList'], _meta, locale) =>
      parseTypeNames(wire, locale),
  }),
  detail: build.query<PlaceDetail, DetailArgs>({
    query: ({ slug }) => ({ url: `/v2/establishments/${encodeURIComponent(slug)}` }),
    transformResponse: (wire: Schemas['EstablishmentAnswer'], _meta, { locale }) =>
      parseDetail(wire, locale),
  }),
  walks: build.query<readonly Walk[], DetailArgs>({
    query: ({ slug }) => ({ url: `/v2/map/places/${encodeURIComponent(slug)}/walks` }),
    transformResponse: (wire: Schemas['PlaceWalks'], _meta, { locale }) => parseWalks(wire, locale),
  }),
  flight: build.query<KnownFlight, string>({
    query: (name) => ({ url: `/v2/flights/${encodeURIComponent(name)}` }),
    transformResponse: (wire: Schemas['FlightAnswer']) => parseFlight(wire),
  }),
  offers: build.query<OfferList, OfferArgs>({
    query: ({ audience, establishment }) => ({
      url: '/v2/offers',
      params: { audience, establishment },
    }),
    transformResponse: (wire: Schemas['OfferList'], _meta, { locale }) => parseOffers(wire, locale),
  }),
}));
