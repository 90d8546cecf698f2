import type { Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { createRemoteApi } from '@eldorado/store';
import { parseFloor, type FloorArgs, type FloorDirectory } from './directory/floorDirectory.ts';
import { parseEstablishments, type EstablishmentList } from './establishment/establishment.ts';
import type { ListArgs } from './list/listFilters.ts';
import { parseOffers, type OfferArgs, type OfferList } from './offers/offer.ts';

type Schemas = components['schemas'];

/** Business types: their ids by keyword for the shared store, and the names of categories by key. */
export interface TypeNames {
  ids: Readonly<Record<string, number>>;
  names: Readonly<Record<string, string>>;
}

/** The endpoints of establishments and offers. Answers are kept in the language they were asked in. */
export const establishmentsApi = createRemoteApi('establishments', (build) => ({
  list: build.query<EstablishmentList, ListArgs>({
    query: ({ kind, q, terminal, area, category }) => ({
      url: '/v2/establishments',
      params: { kind, q, terminal, area, category },
    }),
    transformResponse: (wire: Schemas['EstablishmentList'], _meta, { locale }) =>
      parseEstablishments(wire, locale),
  }),
  floor: build.query<FloorDirectory, FloorArgs>({
    query: ({ terminal }) => ({ url: '/v2/establishments', params: { terminal } }),
    transformResponse: (wire: Schemas['EstablishmentList'], _meta, args) => parseFloor(wire, args),
  }),
  typeNames: build.query<TypeNames, Locale>({
    query: () => ({ url: '/v2/establishment-types' }),
    transformResponse: ({ types }: Schemas['EstablishmentTypeList'], _meta, locale) => ({
      ids: Object.fromEntries(types.map(({ keyword, id }) => [keyword, id])),
      names: Object.fromEntries(
        types.flatMap(({ subcategories }) =>
          subcategories.map(({ key, name }) => [key, name[locale]]),
        ),
      ),
    }),
  }),
  offers: build.query<OfferList, OfferArgs>({
    query: ({ audience }) => ({ url: '/v2/offers', params: { audience } }),
    transformResponse: (wire: Schemas['OfferList'], _meta, { locale }) => parseOffers(wire, locale),
  }),
}));
