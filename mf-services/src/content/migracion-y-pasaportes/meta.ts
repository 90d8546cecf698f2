import type { ContentMeta } from '@eldorado/remote';

export const migracionYPasaportes: ContentMeta = {
  title: {
    es: 'Migración y pasaportes',
    en: 'Immigration and passports',
    fr: 'Immigration et passeports',
    pt: 'Imigração e passaportes',
  },
  description: {
    es: 'Cómo entrar o salir de Colombia por El Dorado: registro Check-Mig, filas de migración, carril biométrico y qué hacer si solo haces conexión.',
    en: 'How to enter or leave Colombia through El Dorado: the Check-Mig form, immigration queues, the biometric lane and what to do on a connection.',
    fr: 'Entrer en Colombie ou en sortir par El Dorado : formulaire Check-Mig, files d’immigration, couloir biométrique et correspondances à Bogotá.',
    pt: 'Como entrar na Colômbia ou sair dela pelo El Dorado: registro Check-Mig, filas da imigração, faixa biométrica e o que fazer em conexões.',
  },
  keywords: {
    es: [
      'check-mig',
      'migración colombia',
      'pasaporte',
      'biomig',
      'visa',
      'inmigración',
      'salir del país',
    ],
    en: [
      'check-mig',
      'immigration',
      'passport',
      'biometric lane',
      'visa',
      'border control',
      'entry form',
    ],
    fr: [
      'check-mig',
      'immigration',
      'passeport',
      'couloir biométrique',
      'visa',
      'contrôle aux frontières',
      'formulaire',
    ],
    pt: [
      'check-mig',
      'imigração',
      'passaporte',
      'faixa biométrica',
      'visto',
      'controle de fronteira',
      'formulário',
    ],
  },
};
