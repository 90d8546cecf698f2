import { defineRemote } from '@eldorado/remote';
import { home } from './home/meta.ts';

export default defineRemote({
  name: 'mf-sample',
  contract: 1,
  pages: [
    {
      id: 'home',
      path: '/sample',
      screen: 'home',
      background: 'plain',
      // In no menu, sitemap or search until its texts are written; a `menu` entry then lists it.
      unlisted: true,
      ...home,
    },
  ],
  screens: {
    home: () => import(/* webpackChunkName: "screen-home" */ './home/Home.tsx'),
  },
  messages: {
    namespace: 'sample',
    load: {
      es: () => import(/* webpackChunkName: "messages-es" */ './locales/es.ts'),
      en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
      fr: () => import(/* webpackChunkName: "messages-fr" */ './locales/fr.ts'),
      pt: () => import(/* webpackChunkName: "messages-pt" */ './locales/pt.ts'),
    },
  },
});
