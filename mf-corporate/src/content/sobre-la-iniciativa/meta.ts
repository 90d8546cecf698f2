import type { ContentMeta } from '@eldorado/remote';

export const sobreLaIniciativa: ContentMeta = {
  title: {
    es: 'Sobre la iniciativa',
    en: 'About the initiative',
    fr: 'À propos de l’initiative',
    pt: 'Sobre a iniciativa',
  },
  description: {
    es: 'Qué es la iniciativa ambiental de El Dorado, cuáles son sus cuatro programas, qué metas tiene publicadas y cómo pedir los datos que aquí no están.',
    en: 'What the environmental initiative of El Dorado is, its four programmes, the targets it has published and how to request data not shown on this page.',
    fr: 'Ce qu’est l’initiative environnementale d’El Dorado, ses quatre programmes, ses objectifs publiés et comment demander d’autres données.',
    pt: 'O que é a iniciativa ambiental do El Dorado, quais são seus quatro programas, que metas foram publicadas e como pedir dados que não estão aqui.',
  },
  keywords: {
    es: [
      'iniciativa',
      'programas ambientales',
      'metas',
      '2028',
      'gestión ambiental',
      'carbono neutralidad',
    ],
    en: [
      'initiative',
      'environmental programmes',
      'targets',
      '2028',
      'environmental management',
      'carbon neutrality',
    ],
    fr: [
      'initiative',
      'programmes environnementaux',
      'objectifs',
      '2028',
      'gestion environnementale',
      'neutralité carbone',
    ],
    pt: [
      'iniciativa',
      'programas ambientais',
      'metas',
      '2028',
      'gestão ambiental',
      'neutralidade de carbono',
    ],
  },
};
