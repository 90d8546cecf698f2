import type { ContentMeta } from '@eldorado/remote';

export const nuestroCompromiso: ContentMeta = {
  title: {
    es: 'Nuestro compromiso',
    en: 'Our commitment',
    fr: 'Notre engagement',
    pt: 'Nosso compromisso',
  },
  description: {
    es: 'A qué nos comprometemos contigo: plazos de respuesta a tu PQRS, cuidado de tus datos, accesibilidad del sitio y cifras con fuente y con fecha.',
    en: 'What we commit to: deadlines for answering your requests and complaints, care of your data, an accessible website and figures with source and date.',
    fr: 'Nos engagements envers vous : délais de réponse à vos réclamations, protection de vos données, site accessible, chiffres sourcés et datés.',
    pt: 'Nossos compromissos com você: prazos de resposta às manifestações, cuidado com seus dados, site acessível e números com fonte e data.',
  },
  keywords: {
    es: ['compromiso', 'derechos', 'PQRS', 'datos personales', 'accesibilidad', 'transparencia'],
    en: ['commitment', 'rights', 'complaints', 'personal data', 'accessibility', 'transparency'],
    fr: [
      'engagement',
      'droits',
      'réclamations',
      'données personnelles',
      'accessibilité',
      'transparence',
    ],
    pt: [
      'compromisso',
      'direitos',
      'reclamações',
      'dados pessoais',
      'acessibilidade',
      'transparência',
    ],
  },
};
