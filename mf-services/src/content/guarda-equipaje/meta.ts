import type { ContentMeta } from '@eldorado/remote';

export const guardaEquipaje: ContentMeta = {
  title: {
    es: 'Guarda equipaje',
    en: 'Left luggage',
    fr: 'Consigne à bagages',
    pt: 'Guarda-volumes',
  },
  description: {
    es: 'Cómo dejar tu maleta en El Dorado entre vuelos o mientras recorres Bogotá: qué preguntar, qué no dejar y cómo recogerla sin contratiempos.',
    en: 'How to leave your bag at El Dorado between flights or while you visit Bogotá: what to ask, what not to leave and how to collect it smoothly.',
    fr: 'Laisser votre valise à El Dorado entre deux vols ou pendant une visite de Bogotá : que demander, que garder sur vous et comment la reprendre.',
    pt: 'Como deixar sua mala no El Dorado entre voos ou enquanto conhece Bogotá: o que perguntar, o que não deixar e como retirar sem contratempos.',
  },
  keywords: {
    es: ['guarda equipaje', 'consigna', 'casilleros', 'dejar maletas', 'lockers', 'escala larga'],
    en: ['left luggage', 'baggage storage', 'lockers', 'leave bags', 'long layover'],
    fr: ['consigne', 'garde bagages', 'casiers', 'laisser sa valise', 'longue escale'],
    pt: ['guarda-volumes', 'armários', 'deixar malas', 'lockers', 'conexão longa'],
  },
};
