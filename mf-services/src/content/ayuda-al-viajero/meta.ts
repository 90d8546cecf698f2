import type { ContentMeta } from '@eldorado/remote';

export const ayudaAlViajero: ContentMeta = {
  title: {
    es: 'Ayuda al viajero',
    en: 'Traveller assistance',
    fr: 'Aide au voyageur',
    pt: 'Ajuda ao viajante',
  },
  description: {
    es: 'A quién acudir en El Dorado cuando algo sale mal: vuelo demorado, conexión perdida, maleta o queja, y qué te debe la aerolínea en una demora.',
    en: 'Who to turn to at El Dorado when something goes wrong: delayed flight, missed connection, bag or complaint, and what the airline owes you.',
    fr: 'À qui s’adresser à El Dorado en cas de problème : vol retardé, correspondance manquée, bagage ou plainte, et ce que la compagnie vous doit.',
    pt: 'A quem recorrer no El Dorado quando algo dá errado: voo atrasado, conexão perdida, bagagem ou queixa, e o que a companhia deve a você.',
  },
  keywords: {
    es: [
      'vuelo demorado',
      'derechos del pasajero',
      'compensación',
      'queja',
      'ayuda',
      'información',
      'pqrs',
    ],
    en: [
      'delayed flight',
      'passenger rights',
      'compensation',
      'complaint',
      'help',
      'information desk',
    ],
    fr: ['vol retardé', 'droits des passagers', 'indemnisation', 'plainte', 'aide', 'information'],
    pt: ['voo atrasado', 'direitos do passageiro', 'compensação', 'queixa', 'ajuda', 'informações'],
  },
};
