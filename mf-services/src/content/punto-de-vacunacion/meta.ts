import type { ContentMeta } from '@eldorado/remote';

export const puntoDeVacunacion: ContentMeta = {
  title: {
    es: 'Punto de vacunación',
    en: 'Vaccination point',
    fr: 'Point de vaccination',
    pt: 'Posto de vacinação',
  },
  description: {
    es: 'Vacuna contra la fiebre amarilla en El Dorado: ubicación en la Terminal 1, horario diario, cuántos días antes ponértela y qué documentos llevar.',
    en: 'Yellow fever vaccination at El Dorado: where it is in Terminal 1, daily hours, how many days before travel to have it and what to bring.',
    fr: 'Vaccin contre la fièvre jaune à El Dorado : emplacement au Terminal 1, horaires, combien de jours avant le voyage et documents à apporter.',
    pt: 'Vacina contra a febre amarela no El Dorado: onde fica no Terminal 1, horário diário, quantos dias antes da viagem tomar e o que levar.',
  },
  keywords: {
    es: [
      'vacuna',
      'fiebre amarilla',
      'vacunación',
      'carné',
      'certificado internacional',
      'sanidad',
    ],
    en: ['vaccine', 'yellow fever', 'vaccination', 'certificate', 'yellow card', 'health'],
    fr: ['vaccin', 'fièvre jaune', 'vaccination', 'carnet', 'certificat international', 'santé'],
    pt: ['vacina', 'febre amarela', 'vacinação', 'carteira', 'certificado internacional', 'saúde'],
  },
};
