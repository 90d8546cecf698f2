import type { Locale } from '@eldorado/i18n/locale';
import type { ArticleContent } from '@eldorado/ui';

/** The information pages of this remote: each language is its own chunk, loaded when the page opens. */
export const articles = {
  corporativo: {
    es: () => import(/* webpackChunkName: "content-es" */ './corporativo/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './corporativo/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './corporativo/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './corporativo/pt.ts'),
  },
  reconocimientos: {
    es: () => import(/* webpackChunkName: "content-es" */ './reconocimientos/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './reconocimientos/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './reconocimientos/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './reconocimientos/pt.ts'),
  },
  'trabaja-con-nosotros': {
    es: () => import(/* webpackChunkName: "content-es" */ './trabaja-con-nosotros/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './trabaja-con-nosotros/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './trabaja-con-nosotros/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './trabaja-con-nosotros/pt.ts'),
  },
  'nuestro-compromiso': {
    es: () => import(/* webpackChunkName: "content-es" */ './nuestro-compromiso/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './nuestro-compromiso/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './nuestro-compromiso/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './nuestro-compromiso/pt.ts'),
  },
  carga: {
    es: () => import(/* webpackChunkName: "content-es" */ './carga/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './carga/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './carga/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './carga/pt.ts'),
  },
  'terminos-y-condiciones': {
    es: () => import(/* webpackChunkName: "content-es" */ './terminos-y-condiciones/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './terminos-y-condiciones/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './terminos-y-condiciones/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './terminos-y-condiciones/pt.ts'),
  },
  'estadisticas-del-aeropuerto': {
    es: () => import(/* webpackChunkName: "content-es" */ './estadisticas-del-aeropuerto/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './estadisticas-del-aeropuerto/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './estadisticas-del-aeropuerto/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './estadisticas-del-aeropuerto/pt.ts'),
  },
  'revista-check-in': {
    es: () => import(/* webpackChunkName: "content-es" */ './revista-check-in/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './revista-check-in/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './revista-check-in/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './revista-check-in/pt.ts'),
  },
  'el-dorado-informa': {
    es: () => import(/* webpackChunkName: "content-es" */ './el-dorado-informa/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './el-dorado-informa/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './el-dorado-informa/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './el-dorado-informa/pt.ts'),
  },
  'el-dorado-sostenible': {
    es: () => import(/* webpackChunkName: "content-es" */ './el-dorado-sostenible/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './el-dorado-sostenible/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './el-dorado-sostenible/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './el-dorado-sostenible/pt.ts'),
  },
  'sobre-la-iniciativa': {
    es: () => import(/* webpackChunkName: "content-es" */ './sobre-la-iniciativa/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './sobre-la-iniciativa/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './sobre-la-iniciativa/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './sobre-la-iniciativa/pt.ts'),
  },
  agua: {
    es: () => import(/* webpackChunkName: "content-es" */ './agua/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './agua/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './agua/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './agua/pt.ts'),
  },
  'cambio-climatico': {
    es: () => import(/* webpackChunkName: "content-es" */ './cambio-climatico/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './cambio-climatico/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './cambio-climatico/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './cambio-climatico/pt.ts'),
  },
  suelo: {
    es: () => import(/* webpackChunkName: "content-es" */ './suelo/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './suelo/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './suelo/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './suelo/pt.ts'),
  },
  'salud-y-seguridad': {
    es: () => import(/* webpackChunkName: "content-es" */ './salud-y-seguridad/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './salud-y-seguridad/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './salud-y-seguridad/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './salud-y-seguridad/pt.ts'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ default: ArticleContent }>>>;

export type ArticleSlug = keyof typeof articles;
