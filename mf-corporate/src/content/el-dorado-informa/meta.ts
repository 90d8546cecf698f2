import type { ContentMeta } from '@eldorado/remote';

export const elDoradoInforma: ContentMeta = {
  title: {
    es: 'El Dorado informa',
    en: 'El Dorado news',
    fr: 'El Dorado informe',
    pt: 'El Dorado informa',
  },
  description: {
    es: 'Notas breves para viajeros y medios: baterías en cabina, tarifas de taxi, vacunas, pasaje de bus, derechos por demora y bus entre terminales.',
    en: 'Short notes for travellers and the media: batteries in the cabin, taxi fares, vaccination, bus fare, delay rights and the bus between terminals.',
    fr: 'Notes brèves pour voyageurs et médias : batteries en cabine, tarifs de taxi, vaccination, ticket de bus, droits en cas de retard, navette.',
    pt: 'Notas curtas para viajantes e imprensa: baterias na cabine, tarifas de táxi, vacinas, passagem de ônibus, direitos por atraso e ônibus gratuito.',
  },
  keywords: {
    es: ['noticias', 'prensa', 'sala de prensa', 'comunicados', 'novedades', 'medios'],
    en: ['news', 'press', 'press room', 'announcements', 'updates', 'media'],
    fr: ['actualités', 'presse', 'salle de presse', 'communiqués', 'nouveautés', 'médias'],
    pt: ['notícias', 'imprensa', 'sala de imprensa', 'comunicados', 'novidades', 'mídia'],
  },
};
