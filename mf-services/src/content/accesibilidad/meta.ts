import type { ContentMeta } from '@eldorado/remote';

export const accesibilidad: ContentMeta = {
  title: { es: 'Accesibilidad', en: 'Accessibility', fr: 'Accessibilité', pt: 'Acessibilidade' },
  description: {
    es: 'Planea tu paso por El Dorado con una discapacidad: asistencia, rutas sin escaleras, apoyo visual, auditivo o cognitivo y accesibilidad del sitio.',
    en: 'Plan your way through El Dorado with a disability: assistance, step-free routes, visual, hearing or cognitive support and this website’s access.',
    fr: 'Préparez votre passage à El Dorado avec un handicap : assistance, trajets sans marches, aide visuelle, auditive ou cognitive et accès du site.',
    pt: 'Planeje sua passagem pelo El Dorado com deficiência: assistência, rotas sem escadas, apoio visual, auditivo ou cognitivo e acesso ao site.',
  },
  keywords: {
    es: [
      'discapacidad',
      'accesible',
      'movilidad reducida',
      'sordo',
      'ciego',
      'autismo',
      'perro guía',
    ],
    en: ['disability', 'accessible', 'reduced mobility', 'deaf', 'blind', 'autism', 'guide dog'],
    fr: [
      'handicap',
      'accessible',
      'mobilité réduite',
      'sourd',
      'aveugle',
      'autisme',
      'chien guide',
    ],
    pt: ['deficiência', 'acessível', 'mobilidade reduzida', 'surdo', 'cego', 'autismo', 'cão-guia'],
  },
};
