import type { ContentMeta } from '@eldorado/remote';

export const carga: ContentMeta = {
  title: { es: 'Carga', en: 'Cargo', fr: 'Fret', pt: 'Carga' },
  description: {
    es: 'Cómo enviar o recoger carga por El Dorado: a quién llamar primero, qué documentos tener a la mano, qué declarar ante la DIAN y dónde ver los vuelos.',
    en: 'How to send or collect freight through El Dorado: whom to contact first, which documents to have, what to declare to customs and where to see flights.',
    fr: 'Comment expédier ou retirer du fret à El Dorado : qui contacter d’abord, quels documents préparer, que déclarer à la douane et où voir les vols.',
    pt: 'Como enviar ou retirar carga pelo El Dorado: com quem falar primeiro, que documentos ter em mãos, o que declarar à alfândega e onde ver os voos.',
  },
  keywords: {
    es: [
      'carga',
      'envíos',
      'guía aérea',
      'importar',
      'exportar',
      'aduana',
      'DIAN',
      'agente de carga',
    ],
    en: [
      'cargo',
      'freight',
      'air waybill',
      'import',
      'export',
      'customs',
      'DIAN',
      'freight forwarder',
    ],
    fr: [
      'fret',
      'cargo',
      'lettre de transport',
      'importer',
      'exporter',
      'douane',
      'DIAN',
      'transitaire',
    ],
    pt: [
      'carga',
      'frete',
      'conhecimento aéreo',
      'importar',
      'exportar',
      'alfândega',
      'DIAN',
      'agente de carga',
    ],
  },
};
