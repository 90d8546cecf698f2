import type { ContentMeta } from '@eldorado/remote';

export const restaurantes: ContentMeta = {
  title: { es: 'Restaurantes', en: 'Restaurants', fr: 'Restaurants', pt: 'Restaurantes' },
  description: {
    es: 'Dónde comer en El Dorado: café, comida rápida, local, oriental o saludable, con el horario de cada lugar, su ubicación y si está abierto ahora mismo.',
    en: 'Where to eat at El Dorado: coffee, fast, local, Asian or healthy food, with the opening hours and location of each place and whether it is open now.',
    fr: 'Où manger à El Dorado : café, cuisine rapide, locale, asiatique ou saine. Horaires et emplacement de chaque adresse, et celles ouvertes en ce moment.',
    pt: 'Onde comer no El Dorado: café, comida rápida, local, oriental ou saudável, com o horário e a localização de cada lugar e se está aberto agora.',
  },
  keywords: {
    es: ['restaurantes', 'comer', 'café', 'comida rápida', 'pizza', 'comida saludable', 'desayuno'],
    en: ['restaurants', 'eat', 'coffee', 'fast food', 'pizza', 'healthy food', 'breakfast'],
    fr: [
      'restaurants',
      'manger',
      'café',
      'restauration rapide',
      'pizza',
      'cuisine saine',
      'petit-déjeuner',
    ],
    pt: ['restaurantes', 'comer', 'café', 'fast food', 'pizza', 'comida saudável', 'café da manhã'],
  },
};
