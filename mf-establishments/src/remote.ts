import { defineRemote } from '@eldorado/remote';
import { pages } from '../content/collection.yaml';
import { detailPageId } from './detail/detailPageId.ts';
import { establishmentKinds } from './establishment/establishment.ts';

export default defineRemote({
  name: 'mf-establishments',
  contract: 1,
  // A place's page stands under its kind's list: the folder `lugar` is one page a kind.
  pages: pages.flatMap((page) =>
    page.screen === 'detail'
      ? establishmentKinds.map((kind) => ({
          ...page,
          id: detailPageId(kind),
          path: page.path.replace(':kind', kind),
        }))
      : [page],
  ),
  screens: {
    kinds: () => import(/* webpackChunkName: "screen-kinds" */ './kinds/Kinds.tsx'),
    detail: () => import(/* webpackChunkName: "screen-detail" */ './detail/Detail.tsx'),
    list: () => import(/* webpackChunkName: "screen-list" */ './list/List.tsx'),
    map: () => import(/* webpackChunkName: "screen-map" */ './map/MapScreen.tsx'),
    offers: () => import(/* webpackChunkName: "screen-offers" */ './offers/Offers.tsx'),
    local: () => import(/* webpackChunkName: "screen-local" */ './local/Local.tsx'),
    article: () => import(/* webpackChunkName: "screen-article" */ './article/Article.tsx'),
    journey: () => import(/* webpackChunkName: "screen-journey" */ './journey/JourneyPlaces.tsx'),
  },
  messages: {
    namespace: 'establishments',
    load: {
      es: () => import(/* webpackChunkName: "messages-es" */ './locales/es.ts'),
      en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
      fr: () => import(/* webpackChunkName: "messages-fr" */ './locales/fr.ts'),
      pt: () => import(/* webpackChunkName: "messages-pt" */ './locales/pt.ts'),
    },
  },
  reducers: () => import(/* webpackChunkName: "reducers" */ './reducers.ts'),
});
