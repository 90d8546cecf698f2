import type { ContentMeta } from '@eldorado/remote';

export const tuViajeRestaurantes: ContentMeta = {
  title: {
    es: 'Comer antes de tu vuelo',
    en: 'Eating before your flight',
    fr: 'Manger avant votre vol',
    pt: 'Comer antes do voo',
  },
  description: {
    es: 'Dónde comer en El Dorado según el tiempo que te queda: algo rápido cerca de tu sala o una comida sentado, con horarios y el camino en el mapa.',
    en: 'Where to eat at El Dorado with the time you have left: a quick bite near your gate or a meal at a table, with opening hours and the way on the map.',
    fr: 'Où manger à El Dorado selon le temps qu’il vous reste : sur le pouce près de votre porte ou à table, avec les horaires et le trajet sur le plan.',
    pt: 'Onde comer no El Dorado com o tempo que você tem: algo rápido perto do portão ou uma refeição à mesa, com horários e o caminho no mapa do terminal.',
  },
  keywords: {
    es: [
      'comer antes del vuelo',
      'desayuno',
      'comida rápida',
      'cafés',
      'restaurantes abiertos',
      'cerca de la sala',
    ],
    en: [
      'eat before the flight',
      'breakfast',
      'quick food',
      'cafés',
      'open restaurants',
      'near the gate',
    ],
    fr: [
      'manger avant le vol',
      'petit-déjeuner',
      'sur le pouce',
      'cafés',
      'restaurants ouverts',
      'près de la porte',
    ],
    pt: [
      'comer antes do voo',
      'café da manhã',
      'lanche rápido',
      'cafés',
      'restaurantes abertos',
      'perto do portão',
    ],
  },
};
