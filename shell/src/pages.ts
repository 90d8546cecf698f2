import { contractVersion, defineRemote } from '@eldorado/remote';
import { pages } from '../content/collection.yaml';

/** The shell's own pages, declared as a remote declares its own. */
export default defineRemote({
  name: 'shell',
  contract: contractVersion,
  pages,
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
