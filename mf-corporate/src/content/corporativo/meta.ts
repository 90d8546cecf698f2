import type { ContentMeta } from '@eldorado/remote';

export const corporativo: ContentMeta = {
  title: { es: 'Corporativo', en: 'Corporate', fr: 'Espace entreprise', pt: 'Corporativo' },
  description: {
    es: 'Qué es el aeropuerto El Dorado, quién responde por cada servicio, las cifras públicas de su operación y cómo escribirnos como empresa o medio.',
    en: 'What El Dorado airport is, who is responsible for each service, the public figures of its operation, and how to reach us as a company or a journalist.',
    fr: 'Ce qu’est l’aéroport El Dorado, qui répond de chaque service, les chiffres publics de son activité et comment nous écrire en tant qu’entreprise.',
    pt: 'O que é o aeroporto El Dorado, quem responde por cada serviço, os números públicos da operação e como falar conosco como empresa ou imprensa.',
  },
  keywords: {
    es: [
      'empresa',
      'aeropuerto El Dorado',
      'concesionario',
      'negocios',
      'proveedores',
      'inversionistas',
      'contacto corporativo',
    ],
    en: [
      'company',
      'El Dorado airport',
      'operator',
      'business',
      'suppliers',
      'investors',
      'corporate contact',
    ],
    fr: [
      'entreprise',
      'aéroport El Dorado',
      'exploitant',
      'affaires',
      'fournisseurs',
      'investisseurs',
      'contact',
    ],
    pt: [
      'empresa',
      'aeroporto El Dorado',
      'concessionária',
      'negócios',
      'fornecedores',
      'investidores',
      'contato corporativo',
    ],
  },
};
