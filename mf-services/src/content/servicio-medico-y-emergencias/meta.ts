import type { ContentMeta } from '@eldorado/remote';

export const servicioMedicoYEmergencias: ContentMeta = {
  title: {
    es: 'Servicio médico y emergencias',
    en: 'Medical service and emergencies',
    fr: 'Service médical et urgences',
    pt: 'Serviço médico e emergências',
  },
  description: {
    es: 'Qué hacer si te sientes mal en El Dorado: a quién avisar, qué decir, cómo viajar con medicinas y cuándo preguntar al médico antes de volar.',
    en: 'What to do if you feel unwell at El Dorado: who to tell, what to say, how to travel with medicines and when to ask a doctor before flying.',
    fr: 'Que faire si vous vous sentez mal à El Dorado : qui prévenir, que dire, comment voyager avec des médicaments et quand consulter avant le vol.',
    pt: 'O que fazer se você passar mal no El Dorado: a quem avisar, o que dizer, como viajar com remédios e quando falar com o médico antes do voo.',
  },
  keywords: {
    es: [
      'médico',
      'emergencia',
      'enfermería',
      'primeros auxilios',
      'desfibrilador',
      'ambulancia',
      'medicinas',
    ],
    en: ['doctor', 'emergency', 'first aid', 'nurse', 'defibrillator', 'ambulance', 'medicines'],
    fr: [
      'médecin',
      'urgence',
      'infirmerie',
      'premiers secours',
      'défibrillateur',
      'ambulance',
      'médicaments',
    ],
    pt: [
      'médico',
      'emergência',
      'enfermaria',
      'primeiros socorros',
      'desfibrilador',
      'ambulância',
      'remédios',
    ],
  },
};
