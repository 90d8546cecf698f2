import type { ContentMeta } from '@eldorado/remote';

export const paraisoSelloLocal: ContentMeta = {
  title: {
    es: 'Paraíso Sello Local',
    en: 'Paraíso Sello Local',
    fr: 'Paraíso Sello Local',
    pt: 'Paraíso Sello Local',
  },
  description: {
    es: 'Emprendimientos colombianos y plazoletas de comida en El Dorado: cómo encontrarlos por terminal y piso, qué revisar antes de comprar y qué llevar.',
    en: 'Colombian ventures and food courts at El Dorado: how to find them by terminal and floor, what to check before buying and what you can carry on board.',
    fr: 'Créateurs colombiens et espaces de restauration à El Dorado : comment les trouver, quoi vérifier avant d’acheter et ce que vous pouvez emporter.',
    pt: 'Empreendimentos colombianos e praças de alimentação no El Dorado: como encontrar por terminal e piso, o que conferir na compra e o que levar a bordo.',
  },
  keywords: {
    es: [
      'sello local',
      'emprendimientos',
      'artesanías',
      'regalos',
      'café',
      'comida colombiana',
      'plazoleta de comidas',
    ],
    en: [
      'local brands',
      'Colombian gifts',
      'crafts',
      'souvenirs',
      'coffee',
      'Colombian food',
      'food court',
    ],
    fr: [
      'marques locales',
      'cadeaux',
      'artisanat',
      'souvenirs',
      'café',
      'cuisine colombienne',
      'restauration',
    ],
    pt: [
      'marcas locais',
      'presentes',
      'artesanato',
      'lembranças',
      'café',
      'comida colombiana',
      'praça de alimentação',
    ],
  },
};
