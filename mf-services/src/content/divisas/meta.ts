import type { ContentMeta } from '@eldorado/remote';

export const divisas: ContentMeta = {
  title: { es: 'Divisas', en: 'Currency exchange', fr: 'Change de devises', pt: 'Câmbio' },
  description: {
    es: 'Convierte pesos colombianos a dólares, euros y otras monedas antes de viajar, con la hora de la última actualización de cada tasa de cambio.',
    en: 'Convert Colombian pesos to dollars, euros and other currencies before you travel, with the time of the latest update of each exchange rate.',
    fr: 'Convertissez des pesos colombiens en dollars, euros et autres devises avant votre voyage, avec l’heure de mise à jour de chaque taux de change.',
    pt: 'Converta pesos colombianos em dólares, euros, reais e outras moedas antes de viajar, com a hora da última atualização de cada taxa de câmbio.',
  },
  keywords: {
    es: ['cambio', 'dólar', 'euro', 'pesos colombianos', 'casa de cambio', 'convertir', 'tasa'],
    en: ['exchange', 'dollar', 'euro', 'colombian pesos', 'exchange house', 'convert', 'rate'],
    fr: ['change', 'dollar', 'euro', 'pesos colombiens', 'bureau de change', 'convertir', 'taux'],
    pt: [
      'câmbio',
      'dólar',
      'euro',
      'real',
      'pesos colombianos',
      'casa de câmbio',
      'converter',
      'cotação',
    ],
  },
};
