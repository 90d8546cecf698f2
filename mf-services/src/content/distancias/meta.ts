import type { ContentMeta } from '@eldorado/remote';

export const distancias: ContentMeta = {
  title: {
    es: 'Distancias a pie',
    en: 'Walking distances',
    fr: 'Distances à pied',
    pt: 'Distâncias a pé',
  },
  description: {
    es: 'Cuántos minutos caminas entre la entrada, el control y las salas de El Dorado, con el tiempo de la ruta sin escaleras para planear tu conexión.',
    en: 'How many minutes you walk between the entrance, security and the gates at El Dorado, with the step-free time so that you can plan a connection.',
    fr: 'Combien de minutes vous marchez entre l’entrée, le contrôle et les portes d’El Dorado, avec le temps sans marches pour vos correspondances.',
    pt: 'Quantos minutos você caminha entre a entrada, o controle e os portões do El Dorado, com o tempo da rota sem escadas para planejar a conexão.',
  },
  keywords: {
    es: ['distancias', 'caminar', 'minutos', 'salas', 'muelles', 'ruta sin escaleras', 'conexión'],
    en: ['distances', 'walking', 'minutes', 'gates', 'piers', 'step-free route', 'connection'],
    fr: [
      'distances',
      'marche',
      'minutes',
      'portes',
      'jetées',
      'trajet sans marches',
      'correspondance',
    ],
    pt: ['distâncias', 'caminhar', 'minutos', 'portões', 'píeres', 'rota sem escadas', 'conexão'],
  },
};
