import type { ContentMeta } from '@eldorado/remote';

export const comoLlegarAlAeropuerto: ContentMeta = {
  title: {
    es: 'Cómo llegar al aeropuerto',
    en: 'Getting to the airport',
    fr: 'Venir à l’aéroport',
    pt: 'Como chegar ao aeroporto',
  },
  description: {
    es: 'Llega a El Dorado en bus, taxi o carro: rutas, tarifas oficiales, tiempos para tu vuelo y cómo pasar de una terminal a otra sin pagar.',
    en: 'Get to El Dorado by bus, taxi or car: routes, official fares, how much time to leave for your flight and the free bus between the terminals.',
    fr: 'Rejoindre El Dorado en bus, en taxi ou en voiture : lignes, tarifs officiels, temps à prévoir pour votre vol et bus gratuit entre terminaux.',
    pt: 'Chegue ao El Dorado de ônibus, táxi ou carro: linhas, tarifas oficiais, tempo para o seu voo e ônibus gratuito entre os dois terminais.',
  },
  keywords: {
    es: [
      'cómo llegar',
      'bus',
      'taxi',
      'carro',
      'calle 26',
      'terminal 2',
      'puente aéreo',
      'transporte',
    ],
    en: [
      'how to get there',
      'bus',
      'taxi',
      'car',
      'calle 26',
      'terminal 2',
      'puente aéreo',
      'transport',
    ],
    fr: [
      'comment venir',
      'bus',
      'taxi',
      'voiture',
      'calle 26',
      'terminal 2',
      'puente aéreo',
      'transport',
    ],
    pt: [
      'como chegar',
      'ônibus',
      'táxi',
      'carro',
      'calle 26',
      'terminal 2',
      'puente aéreo',
      'transporte',
    ],
  },
};
