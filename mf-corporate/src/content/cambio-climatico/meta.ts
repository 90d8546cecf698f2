import type { ContentMeta } from '@eldorado/remote';

export const cambioClimatico: ContentMeta = {
  title: {
    es: 'Cambio climático',
    en: 'Climate change',
    fr: 'Changement climatique',
    pt: 'Mudança climática',
  },
  description: {
    es: 'Los paneles solares de El Dorado, el cambio de iluminación y la meta de emisiones publicada, con sus fuentes, y cómo llegar sin usar carro propio.',
    en: 'The solar panels of El Dorado, its efficient lighting and its published emissions target, with sources, and how to reach the airport without a car.',
    fr: 'Les panneaux solaires d’El Dorado, son éclairage économe et son objectif d’émissions publié, avec les sources, et comment venir sans voiture.',
    pt: 'Os painéis solares do El Dorado, a troca da iluminação e a meta de emissões publicada, com as fontes, e como chegar ao aeroporto sem carro próprio.',
  },
  keywords: {
    es: [
      'cambio climático',
      'paneles solares',
      'energía',
      'emisiones',
      'huella de carbono',
      'transporte público',
    ],
    en: [
      'climate change',
      'solar panels',
      'energy',
      'emissions',
      'carbon footprint',
      'public transport',
    ],
    fr: [
      'changement climatique',
      'panneaux solaires',
      'énergie',
      'émissions',
      'empreinte carbone',
      'transports en commun',
    ],
    pt: [
      'mudança climática',
      'painéis solares',
      'energia',
      'emissões',
      'pegada de carbono',
      'transporte público',
    ],
  },
};
