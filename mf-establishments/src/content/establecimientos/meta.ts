import type { ContentMeta } from '@eldorado/remote';

export const establecimientos: ContentMeta = {
  title: {
    es: 'Establecimientos',
    en: 'Shops, food and services',
    fr: 'Boutiques, restaurants et services',
    pt: 'Lojas, restaurantes e serviços',
  },
  description: {
    es: 'Todo lo que hay en El Dorado en un solo lugar: aerolíneas, tiendas, restaurantes, salas VIP, cajeros, renta de vehículos y entidades, con su horario.',
    en: 'Everything at El Dorado in one place: airlines, shops, restaurants, VIP lounges, cash machines, car rental and public bodies, with opening hours.',
    fr: 'Tout El Dorado au même endroit : compagnies, boutiques, restaurants, salons VIP, distributeurs, location de voitures et autorités, avec horaires.',
    pt: 'Tudo o que há no El Dorado em um só lugar: companhias, lojas, restaurantes, salas VIP, caixas, aluguel de carros e órgãos públicos, com horários.',
  },
  keywords: {
    es: [
      'establecimientos',
      'directorio',
      'tiendas',
      'restaurantes',
      'aerolíneas',
      'servicios',
      'abierto ahora',
    ],
    en: ['directory', 'shops', 'restaurants', 'airlines', 'services', 'open now', 'lounges'],
    fr: [
      'annuaire',
      'boutiques',
      'restaurants',
      'compagnies',
      'services',
      'ouvert maintenant',
      'salons',
    ],
    pt: [
      'diretório',
      'lojas',
      'restaurantes',
      'companhias aéreas',
      'serviços',
      'aberto agora',
      'salas',
    ],
  },
};
