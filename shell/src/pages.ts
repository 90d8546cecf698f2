import { contractVersion, defineRemote } from '@eldorado/remote';

/** The shell's own pages, declared as a remote declares its own. */
export default defineRemote({
  name: 'shell',
  contract: contractVersion,
  pages: [
    {
      id: 'home',
      path: '/',
      screen: 'home',
      background: 'plain',
      widgets: ['mf-flights/next-flights'],
      title: { es: 'Inicio', en: 'Home', fr: 'Accueil', pt: 'Início' },
      description: {
        es: 'Vuelos en tiempo real, filas, parqueaderos, servicios, restaurantes y transporte del aeropuerto El Dorado de Bogotá. Todo para viajar sin sorpresas.',
        en: 'Live flights, queues, parking, services, restaurants and transport at Bogotá El Dorado airport. Everything you need for a journey without surprises.',
        fr: 'Vols en temps réel, files d’attente, parkings, services, restaurants et transports à l’aéroport El Dorado de Bogota, pour voyager sans surprise.',
        pt: 'Voos em tempo real, filas, estacionamentos, serviços, restaurantes e transporte do aeroporto El Dorado de Bogotá. Tudo para viajar sem surpresas.',
      },
      keywords: {
        es: ['inicio', 'aeropuerto', 'bogotá', 'bog'],
        en: ['home', 'airport', 'bogota', 'bog'],
        fr: ['accueil', 'aéroport', 'bogota', 'bog'],
        pt: ['início', 'aeroporto', 'bogotá', 'bog'],
      },
    },
    {
      id: 'search',
      path: '/buscar',
      screen: 'search',
      unlisted: true,
      title: { es: 'Buscar', en: 'Search', fr: 'Rechercher', pt: 'Buscar' },
      description: {
        es: 'Busca en el sitio del aeropuerto El Dorado de Bogotá: vuelos por número, ciudad o aerolínea, tiendas, restaurantes, servicios y páginas.',
        en: 'Search the Bogotá El Dorado airport website: flights by number, city or airline, shops, restaurants, services and information pages.',
        fr: 'Recherchez sur le site de l’aéroport El Dorado de Bogota : vols par numéro, ville ou compagnie, boutiques, restaurants, services et pages.',
        pt: 'Busque no site do aeroporto El Dorado de Bogotá: voos por número, cidade ou companhia, lojas, restaurantes, serviços e páginas do site.',
      },
      keywords: { es: ['buscar'], en: ['search'], fr: ['rechercher'], pt: ['buscar'] },
    },
    {
      id: 'health',
      path: '/health',
      screen: 'health',
      title: {
        es: 'Estado del sitio',
        en: 'Site status',
        fr: 'État du site',
        pt: 'Estado do site',
      },
      description: {
        es: 'Estado del sitio del aeropuerto El Dorado: el sitio, la API, la base de datos y la versión publicada de cada una de sus partes.',
        en: 'Status of the El Dorado airport website: the site, its API, its database, and the live version of each of its parts.',
        fr: 'État du site de l’aéroport El Dorado : le site, son API, sa base de données et la version en ligne de chacune de ses parties.',
        pt: 'Estado do site do aeroporto El Dorado: o site, a API, o banco de dados e a versão publicada de cada uma de suas partes.',
      },
      keywords: { es: ['estado'], en: ['status'], fr: ['état'], pt: ['estado'] },
    },
  ],
  screens: {
    home: () => import(/* webpackChunkName: "screen-home" */ './pages/home/Home.tsx'),
    search: () => import(/* webpackChunkName: "screen-search" */ './pages/search/SearchPage.tsx'),
    health: () => import(/* webpackChunkName: "screen-health" */ './pages/health/HealthPage.tsx'),
  },
  messages: {
    namespace: 'pages',
    load: {
      es: () => import(/* webpackChunkName: "pages-es" */ './pages/locales/es.ts'),
      en: () => import(/* webpackChunkName: "pages-en" */ './pages/locales/en.ts'),
      fr: () => import(/* webpackChunkName: "pages-fr" */ './pages/locales/fr.ts'),
      pt: () => import(/* webpackChunkName: "pages-pt" */ './pages/locales/pt.ts'),
    },
  },
  reducers: () => import(/* webpackChunkName: "reducers" */ './pages/reducers.ts'),
});
