import type { ContentMeta } from '@eldorado/remote';

export const notaria: ContentMeta = {
  title: { es: 'Notaría', en: 'Notary', fr: 'Notaire', pt: 'Cartório' },
  description: {
    es: 'Qué puedes preguntar en la notaría de El Dorado antes de un viaje: autenticaciones, poderes y permisos de menores, y qué documentos llevar.',
    en: 'What you can ask the notary at El Dorado before a trip: certified signatures, powers of attorney and permits for minors, and what to bring.',
    fr: 'Que demander au notaire d’El Dorado avant un voyage : signatures certifiées, procurations et autorisations de mineurs, et documents à apporter.',
    pt: 'O que pedir no cartório do El Dorado antes de uma viagem: autenticações, procurações e autorizações de menores, e que documentos levar.',
  },
  keywords: {
    es: [
      'notaría',
      'autenticar',
      'permiso de menores',
      'poder',
      'declaración juramentada',
      'firma',
    ],
    en: ['notary', 'certify', 'permit for minors', 'power of attorney', 'affidavit', 'signature'],
    fr: [
      'notaire',
      'authentifier',
      'autorisation de mineur',
      'procuration',
      'déclaration sous serment',
      'signature',
    ],
    pt: [
      'cartório',
      'autenticar',
      'autorização de menores',
      'procuração',
      'declaração',
      'assinatura',
    ],
  },
};
