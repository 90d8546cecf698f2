import type { ContentMeta } from '@eldorado/remote';

export const tuViajeIniciaEnElDorado: ContentMeta = {
  title: {
    es: 'Tu viaje inicia en El Dorado',
    en: 'Your trip starts at El Dorado',
    fr: 'Votre voyage commence à El Dorado',
    pt: 'Sua viagem começa no El Dorado',
  },
  description: {
    es: 'Aprovecha el tiempo antes de tu vuelo: a qué hora llegar, cuánto dejar para cada fila y cuándo comer, comprar y descansar sin perder el abordaje.',
    en: 'Make good use of the time before your flight: when to arrive, how long to allow for each queue, and when to eat, shop and rest without missing boarding.',
    fr: 'Profitez du temps avant votre vol : à quelle heure arriver, combien prévoir pour chaque file, quand manger, acheter et vous reposer.',
    pt: 'Aproveite o tempo antes do voo: a que horas chegar, quanto reservar para cada fila e quando comer, comprar e descansar sem perder o embarque.',
  },
  keywords: {
    es: [
      'antes del vuelo',
      'qué hacer en el aeropuerto',
      'comer',
      'comprar',
      'descansar',
      'cuánto tiempo antes llegar',
    ],
    en: [
      'before the flight',
      'things to do at the airport',
      'eat',
      'shop',
      'rest',
      'how early to arrive',
    ],
    fr: [
      'avant le vol',
      'que faire à l’aéroport',
      'manger',
      'achats',
      'se reposer',
      'quand arriver',
    ],
    pt: [
      'antes do voo',
      'o que fazer no aeroporto',
      'comer',
      'comprar',
      'descansar',
      'que horas chegar',
    ],
  },
};
