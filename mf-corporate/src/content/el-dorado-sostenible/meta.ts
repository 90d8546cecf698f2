import type { ContentMeta } from '@eldorado/remote';

export const elDoradoSostenible: ContentMeta = {
  title: {
    es: 'El Dorado sostenible',
    en: 'Sustainable El Dorado',
    fr: 'El Dorado durable',
    pt: 'El Dorado sustentável',
  },
  description: {
    es: 'Agua, suelo, cambio climático, salud y seguridad: los cuatro programas ambientales de El Dorado, sus cifras con fuente y lo que puedes hacer tú.',
    en: 'Water, soil, climate change, health and safety: the four environmental programmes of El Dorado, their sourced figures and what you can do yourself.',
    fr: 'Eau, sol, changement climatique, santé et sécurité : les quatre programmes d’El Dorado, leurs chiffres sourcés et ce que vous pouvez faire.',
    pt: 'Água, solo, mudança climática, saúde e segurança: os quatro programas ambientais do El Dorado, os números com fonte e o que você pode fazer.',
  },
  keywords: {
    es: [
      'sostenibilidad',
      'medio ambiente',
      'aeropuerto verde',
      'energía solar',
      'residuos',
      'agua lluvia',
    ],
    en: ['sustainability', 'environment', 'green airport', 'solar energy', 'waste', 'rainwater'],
    fr: [
      'durabilité',
      'environnement',
      'aéroport vert',
      'énergie solaire',
      'déchets',
      'eau de pluie',
    ],
    pt: [
      'sustentabilidade',
      'meio ambiente',
      'aeroporto verde',
      'energia solar',
      'resíduos',
      'água da chuva',
    ],
  },
};
