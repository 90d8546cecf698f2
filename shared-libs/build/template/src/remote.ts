import { defineRemote } from '@eldorado/remote';
import { pages } from '../content/collection.yaml';

export default defineRemote({
  name: 'mf-sample',
  contract: 1,
  pages,
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
