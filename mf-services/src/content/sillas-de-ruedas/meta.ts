import type { ContentMeta } from '@eldorado/remote';

export const sillasDeRuedas: ContentMeta = {
  title: {
    es: 'Sillas de ruedas',
    en: 'Wheelchairs',
    fr: 'Fauteuils roulants',
    pt: 'Cadeiras de rodas',
  },
  description: {
    es: 'Cómo pedir silla de ruedas o asistencia en El Dorado: cuándo avisar a la aerolínea, qué decir, dónde encontrarte y cómo viajar con tu silla.',
    en: 'How to request a wheelchair or assistance at El Dorado: when to tell your airline, what to say, where to meet and how to fly with your own chair.',
    fr: 'Demander un fauteuil roulant ou une assistance à El Dorado : quand prévenir la compagnie, que dire, où se retrouver et voyager avec le vôtre.',
    pt: 'Como pedir cadeira de rodas ou assistência no El Dorado: quando avisar a companhia aérea, o que dizer, onde se encontrar e como levar a sua.',
  },
  keywords: {
    es: [
      'silla de ruedas',
      'asistencia',
      'movilidad reducida',
      'discapacidad',
      'adulto mayor',
      'wchr',
    ],
    en: ['wheelchair', 'assistance', 'reduced mobility', 'disability', 'older traveller', 'wchr'],
    fr: ['fauteuil roulant', 'assistance', 'mobilité réduite', 'handicap', 'personne âgée', 'wchr'],
    pt: ['cadeira de rodas', 'assistência', 'mobilidade reduzida', 'deficiência', 'idoso', 'wchr'],
  },
};
