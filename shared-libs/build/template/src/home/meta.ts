import type { ContentMeta } from '@eldorado/remote';

/** What search engines, the site's search and the menu know of the page. */
export const home: ContentMeta = {
  title: { es: 'Sample', en: 'Sample', fr: 'Sample', pt: 'Sample' },
  description: {
    es: 'Página nueva del aeropuerto El Dorado de Bogotá. Di aquí, en 120 a 160 caracteres, qué encuentra quien viaja y qué puede hacer con ello.',
    en: 'A new page of El Dorado airport in Bogotá. Say here, in 120 to 160 characters, what a traveller finds on it and what they can do with it.',
    fr: 'Nouvelle page de l’aéroport El Dorado de Bogota. Dites ici, en 120 à 160 caractères, ce que le voyageur y trouve et ce qu’il peut en faire.',
    pt: 'Página nova do aeroporto El Dorado de Bogotá. Diga aqui, em 120 a 160 caracteres, o que quem viaja encontra e o que pode fazer com isso.',
  },
  keywords: { es: ['nuevo'], en: ['new'], fr: ['nouveau'], pt: ['novo'] },
};
