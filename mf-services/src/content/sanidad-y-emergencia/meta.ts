import type { ContentMeta } from '@eldorado/remote';

export const sanidadYEmergencia: ContentMeta = {
  title: {
    es: 'Sanidad y emergencia',
    en: 'Health authority and emergencies',
    fr: 'Santé et urgences',
    pt: 'Saúde e emergências',
  },
  description: {
    es: 'Qué hacer en El Dorado si llegas con síntomas, si hay una evacuación o si el aeropuerto cierra: pasos claros para cuidarte y cuidar a otros.',
    en: 'What to do at El Dorado if you arrive with symptoms, if there is an evacuation or if the airport closes: clear steps to look after everyone.',
    fr: 'Que faire à El Dorado si vous arrivez avec des symptômes, en cas d’évacuation ou si l’aéroport ferme : des étapes claires pour vous protéger.',
    pt: 'O que fazer no El Dorado se você chegar com sintomas, se houver evacuação ou se o aeroporto fechar: passos claros para se cuidar e cuidar de todos.',
  },
  keywords: {
    es: [
      'sanidad portuaria',
      'síntomas',
      'evacuación',
      'emergencia',
      'cierre del aeropuerto',
      'salud pública',
    ],
    en: ['port health', 'symptoms', 'evacuation', 'emergency', 'airport closed', 'public health'],
    fr: [
      'santé portuaire',
      'symptômes',
      'évacuation',
      'urgence',
      'fermeture de l’aéroport',
      'santé publique',
    ],
    pt: [
      'saúde portuária',
      'sintomas',
      'evacuação',
      'emergência',
      'aeroporto fechado',
      'saúde pública',
    ],
  },
};
