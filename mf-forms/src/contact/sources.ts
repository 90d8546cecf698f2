import type { ArticleSource } from '@eldorado/ui';

/** Where the terms of answers and of data protection were read (domain.md section 3). */
export const answerTermsSources: Readonly<Record<string, ArticleSource>> = {
  ley1755: {
    publisher: 'cra.gov.co',
    url: null,
    readOn: '2026-11-21',
    title: {
      es: 'Ley 1755 de 2015, artículo 14: plazos para responder peticiones',
      en: 'Law 1755 of 2015, article 14: time limits for answering requests',
      fr: 'Loi 1755 de 2015, article 14 : délais de réponse aux demandes',
      pt: 'Lei 1755 de 2015, artigo 14: prazos para responder a pedidos',
    },
  },
};
