import type { ContentMeta } from '@eldorado/remote';

export const habitacionesDeDescanso: ContentMeta = {
  title: {
    es: 'Habitaciones de descanso',
    en: 'Rest rooms for travellers',
    fr: 'Chambres de repos',
    pt: 'Quartos de descanso',
  },
  description: {
    es: 'Dónde descansar entre vuelos en El Dorado: cómo encontrar una habitación, qué preguntar antes de reservar y otras opciones para esperar.',
    en: 'Where to rest between flights at El Dorado: how to find a room, what to ask before you book and other comfortable places to wait.',
    fr: 'Où se reposer entre deux vols à El Dorado : comment trouver une chambre, que demander avant de réserver et d’autres lieux pour attendre.',
    pt: 'Onde descansar entre voos no El Dorado: como encontrar um quarto, o que perguntar antes de reservar e outras opções para esperar.',
  },
  keywords: {
    es: ['dormir', 'descansar', 'hotel', 'habitaciones', 'escala larga', 'cápsulas', 'ducha'],
    en: ['sleep', 'rest', 'hotel', 'rooms', 'long layover', 'sleeping pods', 'shower'],
    fr: ['dormir', 'repos', 'hôtel', 'chambres', 'longue escale', 'capsules', 'douche'],
    pt: ['dormir', 'descansar', 'hotel', 'quartos', 'conexão longa', 'cápsulas', 'chuveiro'],
  },
};
