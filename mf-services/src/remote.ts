import { defineRemote, type PageDeclaration } from '@eldorado/remote';
import { accesibilidad } from './content/accesibilidad/meta.ts';
import { aduanas } from './content/aduanas/meta.ts';
import { ayudaAlViajero } from './content/ayuda-al-viajero/meta.ts';
import { carrosDeEquipaje } from './content/carros-de-equipaje/meta.ts';
import { comoLlegarAlAeropuerto } from './content/como-llegar-al-aeropuerto/meta.ts';
import { distancias } from './content/distancias/meta.ts';
import { divisas } from './content/divisas/meta.ts';
import { guardaEquipaje } from './content/guarda-equipaje/meta.ts';
import { habitacionesDeDescanso } from './content/habitaciones-de-descanso/meta.ts';
import { instruccionesEquipaje } from './content/instrucciones-equipaje/meta.ts';
import { internetWifi } from './content/internet-wifi/meta.ts';
import { mascotas } from './content/mascotas/meta.ts';
import { migracionYPasaportes } from './content/migracion-y-pasaportes/meta.ts';
import { notaria } from './content/notaria/meta.ts';
import { objetosPerdidos } from './content/objetos-perdidos/meta.ts';
import { oratorio } from './content/oratorio/meta.ts';
import { parqueaderos } from './content/parqueaderos/meta.ts';
import { preparaTuViaje } from './content/prepara-tu-viaje/meta.ts';
import { puntoDeVacunacion } from './content/punto-de-vacunacion/meta.ts';
import { sanidadYEmergencia } from './content/sanidad-y-emergencia/meta.ts';
import { servicioMedicoYEmergencias } from './content/servicio-medico-y-emergencias/meta.ts';
import { servicios } from './content/servicios/meta.ts';
import { serviciosTecnologicos } from './content/servicios-tecnologicos/meta.ts';
import { sillasDeRuedas } from './content/sillas-de-ruedas/meta.ts';
import { tiempoEnFilas } from './content/tiempo-en-filas/meta.ts';
import { transportePublico } from './content/transporte-publico/meta.ts';
import { viajeEnFamilia } from './content/viaje-en-familia/meta.ts';

const preparation = new Set([
  'prepara-tu-viaje',
  'aduanas',
  'instrucciones-equipaje',
  'migracion-y-pasaportes',
  'mascotas',
]);

/** The services, in the order of the menu; the page's id is the article's slug. */
const services = {
  'prepara-tu-viaje': preparaTuViaje,
  aduanas,
  'instrucciones-equipaje': instruccionesEquipaje,
  'migracion-y-pasaportes': migracionYPasaportes,
  mascotas,
  'transporte-publico': transportePublico,
  'objetos-perdidos': objetosPerdidos,
  'internet-wifi': internetWifi,
  'guarda-equipaje': guardaEquipaje,
  'carros-de-equipaje': carrosDeEquipaje,
  'habitaciones-de-descanso': habitacionesDeDescanso,
  notaria,
  oratorio,
  'punto-de-vacunacion': puntoDeVacunacion,
  'servicio-medico-y-emergencias': servicioMedicoYEmergencias,
  'sanidad-y-emergencia': sanidadYEmergencia,
  'servicios-tecnologicos': serviciosTecnologicos,
  'sillas-de-ruedas': sillasDeRuedas,
  'ayuda-al-viajero': ayudaAlViajero,
};

const servicePages = Object.entries(services).map(
  ([slug, meta], index): PageDeclaration<'article'> => ({
    id: slug,
    path: `/servicios/${slug}`,
    screen: 'article',
    background: preparation.has(slug) ? 'preparation' : 'services',
    menu: { group: menuGroupOf(slug), order: 10 + index },
    ...meta,
  }),
);

function menuGroupOf(slug: string) {
  if (preparation.has(slug)) return 'preparation' as const;
  return slug === 'transporte-publico' ? ('transport' as const) : ('services' as const);
}

export default defineRemote({
  name: 'mf-services',
  contract: 1,
  pages: [
    {
      id: 'servicios',
      path: '/servicios',
      screen: 'index',
      background: 'services',
      menu: { group: 'services', order: 1 },
      ...servicios,
    },
    ...servicePages,
    {
      id: 'divisas',
      path: '/prepara-tu-viaje/divisas',
      screen: 'converter',
      background: 'preparation',
      menu: { group: 'preparation', order: 30 },
      ...divisas,
    },
    {
      id: 'viaje-en-familia',
      path: '/viaje-en-familia',
      screen: 'article',
      background: 'preparation',
      menu: { group: 'preparation', order: 31 },
      ...viajeEnFamilia,
    },
    {
      id: 'accesibilidad',
      path: '/accesibilidad',
      screen: 'article',
      background: 'services',
      menu: { group: 'preparation', order: 32 },
      ...accesibilidad,
    },
    {
      id: 'parqueaderos',
      path: '/informacion-en-tiempo-real/parqueaderos',
      screen: 'parking',
      background: 'parking',
      menu: { group: 'transport', order: 2 },
      ...parqueaderos,
    },
    {
      id: 'tiempo-en-filas',
      path: '/informacion-en-tiempo-real/tiempo-en-filas',
      screen: 'queues',
      background: 'services',
      menu: { group: 'airport', order: 2 },
      ...tiempoEnFilas,
    },
    {
      id: 'distancias',
      path: '/informacion-en-tiempo-real/distancias',
      screen: 'distances',
      background: 'services',
      menu: { group: 'airport', order: 3 },
      ...distancias,
    },
    {
      id: 'como-llegar-al-aeropuerto',
      path: '/transporte/como-llegar-al-aeropuerto',
      screen: 'gettingHere',
      background: 'transport',
      menu: { group: 'transport', order: 1 },
      ...comoLlegarAlAeropuerto,
    },
  ],
  screens: {
    index: () => import(/* webpackChunkName: "screen-index" */ './index/ServicesIndex.tsx'),
    article: () => import(/* webpackChunkName: "screen-article" */ './article/ArticlePage.tsx'),
    gettingHere: () =>
      import(/* webpackChunkName: "screen-gettingHere" */ './gettingHere/GettingHere.tsx'),
    converter: () => import(/* webpackChunkName: "screen-converter" */ './converter/Converter.tsx'),
    parking: () => import(/* webpackChunkName: "screen-parking" */ './parking/Parking.tsx'),
    queues: () => import(/* webpackChunkName: "screen-queues" */ './queues/Queues.tsx'),
    distances: () => import(/* webpackChunkName: "screen-distances" */ './distances/Distances.tsx'),
  },
  messages: {
    namespace: 'services',
    load: {
      es: () => import(/* webpackChunkName: "messages-es" */ './locales/es.ts'),
      en: () => import(/* webpackChunkName: "messages-en" */ './locales/en.ts'),
      fr: () => import(/* webpackChunkName: "messages-fr" */ './locales/fr.ts'),
      pt: () => import(/* webpackChunkName: "messages-pt" */ './locales/pt.ts'),
    },
  },
  reducers: () => import(/* webpackChunkName: "reducers" */ './reducers.ts'),
});
