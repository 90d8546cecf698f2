import { defineRemote } from '@eldorado/remote';
import { pages } from '../content/collection.yaml';
import { layouts } from './layouts.ts';

export default defineRemote({
  name: 'mf-corporate',
  contract: 1,
  pages,
  layouts,
  screens: {
    statistics: () =>
      import(/* webpackChunkName: "screen-statistics" */ './statistics/Statistics.tsx'),
    cargo: () => import(/* webpackChunkName: "screen-cargo" */ './cargo/Cargo.tsx'),
    article: () => import(/* webpackChunkName: "screen-article" */ './article/articlePage.ts'),
    indicators: () =>
      import(/* webpackChunkName: "screen-indicators" */ './indicators/Indicators.tsx'),
    jobs: () => import(/* webpackChunkName: "screen-jobs" */ './jobs/Jobs.tsx'),
    newsList: () => import(/* webpackChunkName: "screen-newsList" */ './news/list/NewsList.tsx'),
    newsDetail: () =>
      import(/* webpackChunkName: "screen-newsDetail" */ './news/detail/NewsDetail.tsx'),
    pressRoom: () =>
      import(/* webpackChunkName: "screen-pressRoom" */ './news/press/PressRoom.tsx'),
  },
  messages: {
    namespace: 'corporate',
    load: {
      es: () => import(/* webpackChunkName: "messages-es" */ './locales/es.ts'),
      en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
      fr: () => import(/* webpackChunkName: "messages-fr" */ './locales/fr.ts'),
      pt: () => import(/* webpackChunkName: "messages-pt" */ './locales/pt.ts'),
    },
  },
});
