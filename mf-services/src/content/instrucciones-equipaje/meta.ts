import type { ContentMeta } from '@eldorado/remote';

export const instruccionesEquipaje: ContentMeta = {
  title: {
    es: 'Instrucciones de equipaje',
    en: 'Baggage instructions',
    fr: 'Consignes bagages',
    pt: 'Instruções de bagagem',
  },
  description: {
    es: 'Qué puedes llevar en cabina y qué va en bodega desde El Dorado: líquidos, baterías, vapeadores y objetos cortopunzantes, con sus límites.',
    en: 'What you can take in the cabin and what goes in the hold from El Dorado: liquids, batteries, vapes and sharp objects, each with its limit.',
    fr: 'Ce que vous pouvez prendre en cabine et ce qui va en soute depuis El Dorado : liquides, batteries, vapoteuses et objets tranchants, avec limites.',
    pt: 'O que você pode levar na cabine e o que vai no porão saindo do El Dorado: líquidos, baterias, vapes e objetos cortantes, com os limites.',
  },
  keywords: {
    es: [
      'líquidos',
      'equipaje de mano',
      'baterías',
      'power bank',
      'vapeador',
      'objetos prohibidos',
      'tijeras',
    ],
    en: [
      'liquids',
      'hand luggage',
      'batteries',
      'power bank',
      'vape',
      'prohibited items',
      'scissors',
    ],
    fr: [
      'liquides',
      'bagage à main',
      'batteries',
      'batterie externe',
      'cigarette électronique',
      'objets interdits',
      'ciseaux',
    ],
    pt: [
      'líquidos',
      'bagagem de mão',
      'baterias',
      'power bank',
      'vape',
      'objetos proibidos',
      'tesoura',
    ],
  },
};
