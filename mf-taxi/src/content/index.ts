import type { Locale } from '@eldorado/i18n/locale';
import type { ArticleContent } from '@eldorado/ui';

/** The information pages of this remote: each language is its own chunk, loaded when the page opens. */
export const articles = {
  taxis: {
    es: () => import(/* webpackChunkName: "content-es" */ './taxis/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './taxis/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './taxis/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './taxis/pt.ts'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ default: ArticleContent }>>>;

export type ArticleSlug = keyof typeof articles;
