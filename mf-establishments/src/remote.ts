import { defineRemote, type HeaderBackground, type PageDeclaration } from '@eldorado/remote';
import { establecimientos } from './content/establecimientos/meta.ts';
import { lugar } from './content/lugar/meta.ts';
import { mapas } from './content/mapas/meta.ts';
import { ofertasPasajeros } from './content/ofertas-pasajeros/meta.ts';
import { ofertas } from './content/ofertas/meta.ts';
import { paraisoSelloLocal } from './content/paraiso-sello-local/meta.ts';
import { tuViajeIniciaEnElDorado } from './content/tu-viaje-inicia-en-el-dorado/meta.ts';
import { tuViajeRestaurantes } from './content/tu-viaje-restaurantes/meta.ts';
import { tuViajeTiendas } from './content/tu-viaje-tiendas/meta.ts';
import { detailPageId } from './detail/detailPageId.ts';
import { establishmentKinds, type EstablishmentKind } from './establishment/establishment.ts';
import { kindMetas } from './kindMetas.ts';

const backgrounds: Partial<Record<EstablishmentKind, HeaderBackground>> = {
  aerolineas: 'airlines',
  restaurantes: 'restaurants',
};

/** One page a kind; the page's id is the kind. */
const kindPages = establishmentKinds.map((kind, index): PageDeclaration<'list'> => ({
  id: kind,
  path: `/establecimientos/${kind}`,
  screen: 'list',
  background: backgrounds[kind] ?? 'services',
  menu: { group: 'establishments', order: 20 + index },
  ...kindMetas[kind],
}));

/** A page a place, under its kind's list; the site's search knows each by its name. */
const detailPages = establishmentKinds.map((kind): PageDeclaration<'detail'> => ({
  id: detailPageId(kind),
  path: `/establecimientos/${kind}/:slug`,
  screen: 'detail',
  background: 'plain',
  unlisted: true,
  ...lugar,
}));

export default defineRemote({
  name: 'mf-establishments',
  contract: 1,
  pages: [
    {
      id: 'establecimientos',
      path: '/establecimientos',
      screen: 'kinds',
      background: 'services',
      menu: { group: 'establishments', order: 10 },
      ...establecimientos,
    },
    ...kindPages,
    ...detailPages,
    {
      id: 'mapas',
      path: '/mapas',
      screen: 'map',
      background: 'none',
      menu: { group: 'airport', order: 10 },
      ...mapas,
    },
    {
      id: 'ofertas',
      path: '/ofertas',
      screen: 'offers',
      menu: { group: 'establishments', order: 40 },
      ...ofertas,
    },
    { id: 'ofertas-pasajeros', path: '/ofertas/pasajeros', screen: 'offers', ...ofertasPasajeros },
    {
      id: 'paraiso-sello-local',
      path: '/paraiso-sello-local',
      screen: 'local',
      menu: { group: 'establishments', order: 50 },
      ...paraisoSelloLocal,
    },
    {
      id: 'tu-viaje-inicia-en-el-dorado',
      path: '/tu-viaje-inicia-en-el-dorado',
      screen: 'article',
      background: 'preparation',
      menu: { group: 'airport', order: 20 },
      ...tuViajeIniciaEnElDorado,
    },
    {
      id: 'tu-viaje-restaurantes',
      path: '/tu-viaje-inicia-en-el-dorado/restaurantes',
      screen: 'journey',
      background: 'restaurants',
      ...tuViajeRestaurantes,
    },
    {
      id: 'tu-viaje-tiendas',
      path: '/tu-viaje-inicia-en-el-dorado/tiendas',
      screen: 'journey',
      background: 'services',
      ...tuViajeTiendas,
    },
  ],
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
