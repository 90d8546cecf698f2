import type { ContentMeta } from '@eldorado/remote';

export const transportePublico: ContentMeta = {
  title: {
    es: 'Transporte público',
    en: 'Public transport',
    fr: 'Transports en commun',
    pt: 'Transporte público',
  },
  description: {
    es: 'Cómo ir y volver de El Dorado en TransMilenio y dual: ruta M86/K86, valor del pasaje, tarjeta, transbordos y bus gratis entre terminales.',
    en: 'How to get to and from El Dorado by bus: dual route M86/K86, fare, travel card, transfers and the free bus between the two terminals.',
    fr: 'Aller à El Dorado et en revenir en bus : ligne M86/K86, prix du trajet, carte de transport, correspondances et bus gratuit entre terminaux.',
    pt: 'Como ir ao El Dorado e voltar de ônibus: linha M86/K86, valor da passagem, cartão, integração e ônibus gratuito entre os dois terminais.',
  },
  keywords: {
    es: ['transmilenio', 'bus', 'm86', 'k86', 'pasaje', 'tarjeta tullave', 'sitp', 'transbordo'],
    en: ['transmilenio', 'bus', 'm86', 'k86', 'fare', 'travel card', 'sitp', 'transfer'],
    fr: [
      'transmilenio',
      'bus',
      'm86',
      'k86',
      'tarif',
      'carte de transport',
      'sitp',
      'correspondance',
    ],
    pt: [
      'transmilenio',
      'ônibus',
      'm86',
      'k86',
      'passagem',
      'cartão de transporte',
      'sitp',
      'integração',
    ],
  },
};
