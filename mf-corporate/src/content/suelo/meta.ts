import type { ContentMeta } from '@eldorado/remote';

export const suelo: ContentMeta = {
  title: { es: 'Suelo', en: 'Soil', fr: 'Sol', pt: 'Solo' },
  description: {
    es: 'Cuánto de los residuos de El Dorado se aprovecha, cuál es la meta publicada y cómo separar bien lo que botas mientras esperas tu vuelo en la terminal.',
    en: 'How much of the waste produced at El Dorado is recovered, what the published target is, and how to sort what you throw away while you wait to board.',
    fr: 'Quelle part des déchets d’El Dorado est valorisée, quel est l’objectif publié et comment bien trier ce que vous jetez en attendant votre vol.',
    pt: 'Quanto dos resíduos do El Dorado é reaproveitado, qual é a meta publicada e como separar bem o que você descarta enquanto espera o embarque.',
  },
  keywords: {
    es: ['suelo', 'residuos', 'reciclaje', 'basura', 'canecas', 'aprovechamiento'],
    en: ['soil', 'waste', 'recycling', 'rubbish', 'bins', 'recovery'],
    fr: ['sol', 'déchets', 'recyclage', 'tri', 'poubelles', 'valorisation'],
    pt: ['solo', 'resíduos', 'reciclagem', 'lixo', 'lixeiras', 'reaproveitamento'],
  },
};
