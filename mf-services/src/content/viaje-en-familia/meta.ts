import type { ContentMeta } from '@eldorado/remote';

export const viajeEnFamilia: ContentMeta = {
  title: {
    es: 'Viaje en familia',
    en: 'Family travel',
    fr: 'Voyage en famille',
    pt: 'Viagem em família',
  },
  description: {
    es: 'Volar con niños desde El Dorado: documentos de los menores, qué llevar en cabina, cómo pasar los controles y dónde comer o esperar con calma.',
    en: 'Flying with children from El Dorado: documents for minors, what to carry in the cabin, how to go through security and where to eat or wait.',
    fr: 'Voyager avec des enfants depuis El Dorado : documents des mineurs, sac de cabine, passage des contrôles et lieux pour manger ou attendre.',
    pt: 'Voar com crianças saindo do El Dorado: documentos dos menores, o que levar na cabine, como passar nos controles e onde comer ou esperar.',
  },
  keywords: {
    es: ['niños', 'bebé', 'menores', 'coche', 'familia', 'permiso de salida', 'tetero'],
    en: ['children', 'baby', 'minors', 'pushchair', 'family', 'exit permit', 'baby food'],
    fr: ['enfants', 'bébé', 'mineurs', 'poussette', 'famille', 'autorisation de sortie', 'biberon'],
    pt: [
      'crianças',
      'bebê',
      'menores',
      'carrinho de bebê',
      'família',
      'autorização de viagem',
      'mamadeira',
    ],
  },
};
