import type { ContentMeta } from '@eldorado/remote';

export const objetosPerdidos: ContentMeta = {
  title: {
    es: 'Objetos perdidos',
    en: 'Lost property',
    fr: 'Objets trouvés',
    pt: 'Achados e perdidos',
  },
  description: {
    es: 'Perdiste algo en El Dorado: a quién preguntar según dónde lo dejaste, qué datos dar y cómo hacer un reporte que ayude a encontrarlo pronto.',
    en: 'Lost something at El Dorado? See who to ask depending on where you left it, what details to give and how to write a report that helps find it.',
    fr: 'Vous avez perdu un objet à El Dorado : à qui s’adresser selon l’endroit, quels détails donner et comment rédiger un signalement utile.',
    pt: 'Perdeu algo no El Dorado? Veja a quem perguntar conforme o lugar, que dados informar e como fazer um registro que ajude a encontrar o objeto.',
  },
  keywords: {
    es: [
      'objetos perdidos',
      'perdí',
      'olvidé',
      'maleta perdida',
      'celular',
      'documento',
      'reportar',
    ],
    en: [
      'lost property',
      'lost and found',
      'left behind',
      'lost bag',
      'phone',
      'document',
      'report',
    ],
    fr: ['objets trouvés', 'perdu', 'oublié', 'bagage perdu', 'téléphone', 'papiers', 'signaler'],
    pt: [
      'achados e perdidos',
      'perdi',
      'esqueci',
      'mala extraviada',
      'celular',
      'documento',
      'registrar',
    ],
  },
};
