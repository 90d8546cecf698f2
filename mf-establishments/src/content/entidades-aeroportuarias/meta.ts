import type { ContentMeta } from '@eldorado/remote';

export const entidadesAeroportuarias: ContentMeta = {
  title: {
    es: 'Entidades aeroportuarias',
    en: 'Airport authorities',
    fr: 'Autorités aéroportuaires',
    pt: 'Órgãos do aeroporto',
  },
  description: {
    es: 'Las entidades que trabajan en El Dorado, qué trámite resuelve cada una y dónde encontrarla: aduana, migración, sanidad, policía y autoridad aeronáutica.',
    en: 'The public bodies that work at El Dorado, what each one deals with and where to find it: customs, immigration, health, police and civil aviation.',
    fr: 'Les autorités présentes à El Dorado, leurs démarches et où les trouver : douane, immigration, santé, police et aviation civile. Plan et horaires.',
    pt: 'Os órgãos que atuam no El Dorado, o que cada um resolve e onde encontrá-lo: alfândega, imigração, saúde, polícia e autoridade de aviação civil.',
  },
  keywords: {
    es: ['entidades', 'DIAN', 'migración', 'ICA', 'policía', 'autoridad aeronáutica', 'trámites'],
    en: ['authorities', 'customs', 'immigration', 'ICA', 'police', 'civil aviation', 'paperwork'],
    fr: ['autorités', 'douane', 'immigration', 'ICA', 'police', 'aviation civile', 'démarches'],
    pt: ['órgãos', 'alfândega', 'imigração', 'ICA', 'polícia', 'aviação civil', 'documentos'],
  },
};
