import { defineRemote } from '@eldorado/remote';
import { pages } from '../content/collection.yaml';
import { widgets } from './widgets.ts';

export default defineRemote({
  name: 'mf-flights',
  contract: 1,
  pages,
  screens: {
    hub: () => import(/* webpackChunkName: "screen-hub" */ './hub/Hub.tsx'),
    board: () => import(/* webpackChunkName: "screen-board" */ './board/Board.tsx'),
    connections: () =>
      import(/* webpackChunkName: "screen-connections" */ './connections/Connections.tsx'),
    detail: () => import(/* webpackChunkName: "screen-detail" */ './detail/Detail.tsx'),
  },
  messages: {
    namespace: 'flights',
    load: {
      es: () => import(/* webpackChunkName: "messages-es" */ './locales/es.ts'),
      en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
      fr: () => import(/* webpackChunkName: "messages-fr" */ './locales/fr.ts'),
      pt: () => import(/* webpackChunkName: "messages-pt" */ './locales/pt.ts'),
    },
  },
  reducers: () => import(/* webpackChunkName: "reducers" */ './reducers.ts'),
  widgets,
});
