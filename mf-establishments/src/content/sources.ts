import type { ArticleSource } from '@eldorado/ui';

/** Where the figures and rules of these pages were read. A null address: the page's exact one is not known. */
export const sources: Record<string, ArticleSource> = {
  airport: {
    publisher: 'Aeropuerto El Dorado',
    title: {
      es: 'Zona comercial del aeropuerto',
      en: 'Shopping area of the airport',
      fr: 'Zone commerciale de l’aéroport',
      pt: 'Área comercial do aeroporto',
    },
    url: null,
    readOn: '2026-11-21',
  },
  cabin: {
    publisher: 'Aeropuerto El Dorado',
    title: {
      es: 'Restricciones de líquidos en cabina',
      en: 'Restrictions on liquids in the cabin',
      fr: 'Restrictions sur les liquides en cabine',
      pt: 'Restrições a líquidos na cabine',
    },
    url: null,
    readOn: '2026-11-21',
  },
  rcnArrival: {
    publisher: 'Noticias RCN',
    title: {
      es: 'Con cuánto tiempo llegar al aeropuerto',
      en: 'How early to arrive at the airport',
      fr: 'Combien de temps avant arriver à l’aéroport',
      pt: 'Com quanta antecedência chegar ao aeroporto',
    },
    url: null,
    readOn: '2026-11-21',
  },
  cestee: {
    publisher: 'Cestee',
    title: {
      es: 'Guía del aeropuerto de Bogotá',
      en: 'Bogotá airport guide',
      fr: 'Guide de l’aéroport de Bogotá',
      pt: 'Guia do aeroporto de Bogotá',
    },
    url: null,
    readOn: '2026-11-21',
  },
  semanaBus: {
    publisher: 'Semana',
    title: {
      es: 'Cierre del parqueadero de la Terminal 2 y bus gratuito, 6 de septiembre de 2025',
      en: 'Closure of the Terminal 2 car park and free bus, 6 September 2025',
      fr: 'Fermeture du parking du Terminal 2 et bus gratuit, 6 septembre 2025',
      pt: 'Fechamento do estacionamento do Terminal 2 e ônibus gratuito, 6 de setembro de 2025',
    },
    url: 'https://www.semana.com/nacion/bogota/articulo/anuncian-cierre-del-parqueadero-de-la-terminal-2-del-aeropuerto-el-dorado-de-bogota-estas-son-las-alternativas-para-los-viajeros/202528/',
    readOn: '2026-11-21',
  },
  wradioBus: {
    publisher: 'W Radio',
    title: {
      es: 'Reapertura del Puente Aéreo, 23 de noviembre de 2021',
      en: 'Puente Aéreo reopens, 23 November 2021',
      fr: 'Réouverture du Puente Aéreo, 23 novembre 2021',
      pt: 'Reabertura do Puente Aéreo, 23 de novembro de 2021',
    },
    url: 'https://www.wradio.com.co/2021/11/23/la-terminal-puente-aereo-volvera-a-operar-en-bogota-desde-inicios-de-diciembre/',
    readOn: '2026-11-21',
  },
};
