import type { ContentMeta } from '@eldorado/remote';

export const aerolineas: ContentMeta = {
  title: { es: 'Aerolíneas', en: 'Airlines', fr: 'Compagnies aériennes', pt: 'Companhias aéreas' },
  description: {
    es: 'Encuentra tu aerolínea en El Dorado: terminal, ubicación en el mapa y horario de atención. Si tu vuelo cambió de terminal, confírmalo aquí primero.',
    en: 'Find your airline at El Dorado: terminal, place on the map and opening hours of its counters. Check here first if your flight has changed terminal.',
    fr: 'Trouvez votre compagnie à El Dorado : terminal, emplacement sur le plan et horaires des comptoirs. Vérifiez ici si votre vol change de terminal.',
    pt: 'Encontre sua companhia aérea no El Dorado: terminal, local no mapa e horário dos balcões. Se o voo mudou de terminal, confirme aqui primeiro.',
  },
  keywords: {
    es: ['aerolíneas', 'check-in', 'terminal', 'mostradores', 'aerolínea', 'vuelos'],
    en: ['airlines', 'check-in', 'terminal', 'counters', 'carriers', 'flights'],
    fr: ['compagnies aériennes', 'enregistrement', 'terminal', 'comptoirs', 'compagnie', 'vols'],
    pt: ['companhias aéreas', 'check-in', 'terminal', 'balcões', 'companhia', 'voos'],
  },
};
