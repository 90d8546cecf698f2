import type { Locale } from '@eldorado/i18n/locale';
import type { ArticleContent } from '@eldorado/ui';

/** The information pages of this remote: each language is its own chunk, loaded when the page opens. */
export const articles = {
  'prepara-tu-viaje': {
    es: () => import(/* webpackChunkName: "content-es" */ './prepara-tu-viaje/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './prepara-tu-viaje/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './prepara-tu-viaje/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './prepara-tu-viaje/pt.ts'),
  },
  aduanas: {
    es: () => import(/* webpackChunkName: "content-es" */ './aduanas/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './aduanas/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './aduanas/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './aduanas/pt.ts'),
  },
  'instrucciones-equipaje': {
    es: () => import(/* webpackChunkName: "content-es" */ './instrucciones-equipaje/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './instrucciones-equipaje/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './instrucciones-equipaje/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './instrucciones-equipaje/pt.ts'),
  },
  'migracion-y-pasaportes': {
    es: () => import(/* webpackChunkName: "content-es" */ './migracion-y-pasaportes/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './migracion-y-pasaportes/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './migracion-y-pasaportes/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './migracion-y-pasaportes/pt.ts'),
  },
  mascotas: {
    es: () => import(/* webpackChunkName: "content-es" */ './mascotas/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './mascotas/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './mascotas/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './mascotas/pt.ts'),
  },
  'transporte-publico': {
    es: () => import(/* webpackChunkName: "content-es" */ './transporte-publico/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './transporte-publico/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './transporte-publico/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './transporte-publico/pt.ts'),
  },
  'objetos-perdidos': {
    es: () => import(/* webpackChunkName: "content-es" */ './objetos-perdidos/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './objetos-perdidos/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './objetos-perdidos/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './objetos-perdidos/pt.ts'),
  },
  'internet-wifi': {
    es: () => import(/* webpackChunkName: "content-es" */ './internet-wifi/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './internet-wifi/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './internet-wifi/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './internet-wifi/pt.ts'),
  },
  'guarda-equipaje': {
    es: () => import(/* webpackChunkName: "content-es" */ './guarda-equipaje/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './guarda-equipaje/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './guarda-equipaje/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './guarda-equipaje/pt.ts'),
  },
  'carros-de-equipaje': {
    es: () => import(/* webpackChunkName: "content-es" */ './carros-de-equipaje/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './carros-de-equipaje/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './carros-de-equipaje/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './carros-de-equipaje/pt.ts'),
  },
  'habitaciones-de-descanso': {
    es: () => import(/* webpackChunkName: "content-es" */ './habitaciones-de-descanso/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './habitaciones-de-descanso/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './habitaciones-de-descanso/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './habitaciones-de-descanso/pt.ts'),
  },
  notaria: {
    es: () => import(/* webpackChunkName: "content-es" */ './notaria/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './notaria/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './notaria/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './notaria/pt.ts'),
  },
  oratorio: {
    es: () => import(/* webpackChunkName: "content-es" */ './oratorio/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './oratorio/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './oratorio/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './oratorio/pt.ts'),
  },
  'punto-de-vacunacion': {
    es: () => import(/* webpackChunkName: "content-es" */ './punto-de-vacunacion/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './punto-de-vacunacion/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './punto-de-vacunacion/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './punto-de-vacunacion/pt.ts'),
  },
  'servicio-medico-y-emergencias': {
    es: () => import(/* webpackChunkName: "content-es" */ './servicio-medico-y-emergencias/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './servicio-medico-y-emergencias/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './servicio-medico-y-emergencias/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './servicio-medico-y-emergencias/pt.ts'),
  },
  'sanidad-y-emergencia': {
    es: () => import(/* webpackChunkName: "content-es" */ './sanidad-y-emergencia/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './sanidad-y-emergencia/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './sanidad-y-emergencia/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './sanidad-y-emergencia/pt.ts'),
  },
  'servicios-tecnologicos': {
    es: () => import(/* webpackChunkName: "content-es" */ './servicios-tecnologicos/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './servicios-tecnologicos/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './servicios-tecnologicos/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './servicios-tecnologicos/pt.ts'),
  },
  'sillas-de-ruedas': {
    es: () => import(/* webpackChunkName: "content-es" */ './sillas-de-ruedas/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './sillas-de-ruedas/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './sillas-de-ruedas/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './sillas-de-ruedas/pt.ts'),
  },
  'ayuda-al-viajero': {
    es: () => import(/* webpackChunkName: "content-es" */ './ayuda-al-viajero/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './ayuda-al-viajero/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './ayuda-al-viajero/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './ayuda-al-viajero/pt.ts'),
  },
  'viaje-en-familia': {
    es: () => import(/* webpackChunkName: "content-es" */ './viaje-en-familia/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './viaje-en-familia/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './viaje-en-familia/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './viaje-en-familia/pt.ts'),
  },
  accesibilidad: {
    es: () => import(/* webpackChunkName: "content-es" */ './accesibilidad/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './accesibilidad/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './accesibilidad/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './accesibilidad/pt.ts'),
  },
  'como-llegar-al-aeropuerto': {
    es: () => import(/* webpackChunkName: "content-es" */ './como-llegar-al-aeropuerto/es.ts'),
    en: () => import(/* webpackChunkName: "content-en" */ './como-llegar-al-aeropuerto/en.ts'),
    fr: () => import(/* webpackChunkName: "content-fr" */ './como-llegar-al-aeropuerto/fr.ts'),
    pt: () => import(/* webpackChunkName: "content-pt" */ './como-llegar-al-aeropuerto/pt.ts'),
  },
} satisfies Record<string, Record<Locale, () => Promise<{ default: ArticleContent }>>>;

export type ArticleSlug = keyof typeof articles;
