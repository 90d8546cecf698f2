import type { Locale } from '@eldorado/i18n/locale';
import type { ArticleContent } from '@eldorado/ui';

/** The information pages of this remote: each language is its own chunk, loaded when the page opens. */
export const articles = {
  'paraiso-sello-local': {
    es: () => import(/* webpackChunkName: "content-es" */ './paraiso-sello-local/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './paraiso-sello-local/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './paraiso-sello-local/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './paraiso-sello-local/pt.ts'),
  },
  'tu-viaje-inicia-en-el-dorado': {
    es: () => import(/* webpackChunkName: "content-es" */ './tu-viaje-inicia-en-el-dorado/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './tu-viaje-inicia-en-el-dorado/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './tu-viaje-inicia-en-el-dorado/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './tu-viaje-inicia-en-el-dorado/pt.ts'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ default: ArticleContent }>>>;

export type ArticleSlug = keyof typeof articles;
