import { defineRemote } from '@eldorado/remote';
import { pages } from '../content/collection.yaml';

export default defineRemote({
  name: 'mf-corporate',
  contract: 1,
  pages,
  screens: {
    article: () => import(/* webpackChunkName: "screen-article" */ './article/articlePage.ts'),
  },
});
