import type { ContentMeta } from '@eldorado/remote';

export const saludYSeguridad: ContentMeta = {
  title: {
    es: 'Salud y seguridad',
    en: 'Health and safety',
    fr: 'Santé et sécurité',
    pt: 'Saúde e segurança',
  },
  description: {
    es: 'Qué hacer si te sientes mal en El Dorado, dónde vacunarte contra la fiebre amarilla, cómo cuidarte en la altura de Bogotá y qué no llevar en bodega.',
    en: 'What to do if you feel unwell at El Dorado, where to get the yellow fever vaccine, how to take care at Bogotá’s altitude and what not to check in.',
    fr: 'Que faire en cas de malaise à El Dorado, où vous faire vacciner contre la fièvre jaune, comment vivre l’altitude de Bogotá, quoi garder en cabine.',
    pt: 'O que fazer se você passar mal no El Dorado, onde tomar a vacina de febre amarela, como lidar com a altitude de Bogotá e o que não despachar.',
  },
  keywords: {
    es: ['salud', 'seguridad', 'emergencias', 'vacuna', 'fiebre amarilla', 'altura', 'baterías'],
    en: ['health', 'safety', 'emergencies', 'vaccine', 'yellow fever', 'altitude', 'batteries'],
    fr: ['santé', 'sécurité', 'urgences', 'vaccin', 'fièvre jaune', 'altitude', 'batteries'],
    pt: ['saúde', 'segurança', 'emergências', 'vacina', 'febre amarela', 'altitude', 'baterias'],
  },
};
