import type { banners, popups } from './tables.ts';
import { text4, type FourTexts } from '../text/localized.ts';

type BannerRow = typeof banners.$inferInsert;

const banner = (
  id: string,
  placement: BannerRow['placement'],
  illustration: string,
  href: string,
  colour: string,
  title: FourTexts,
  text: FourTexts,
  action: FourTexts,
  paths: readonly string[] = [],
): Omit<BannerRow, 'position'> => ({
  id,
  placement,
  illustration,
  href,
  colour,
  title: text4(...title),
  text: text4(...text),
  action: text4(...action),
  paths: [...paths],
});

/** Demonstration banners. Their texts name facts, `:fact[id]`, instead of repeating them. */
export const bannerSeed: BannerRow[] = [
  banner(
    'prepara-tu-viaje',
    'home',
    'runway',
    '/servicios/prepara-tu-viaje',
    '#114b5f',
    ['Llega con tiempo', 'Arrive in good time', "Arrivez à l'avance", 'Chegue com tempo'],
    [
      ':fact[airport-arrive-before-domestic] antes de un vuelo nacional, :fact[airport-arrive-before-international] antes de uno internacional.',
      ':fact[airport-arrive-before-domestic] before a domestic flight, :fact[airport-arrive-before-international] before an international one.',
      ':fact[airport-arrive-before-domestic] avant un vol intérieur, :fact[airport-arrive-before-international] avant un vol international.',
      ':fact[airport-arrive-before-domestic] antes de um voo doméstico, :fact[airport-arrive-before-international] antes de um internacional.',
    ],
    ['Prepara tu viaje', 'Prepare your trip', 'Préparer votre voyage', 'Prepare sua viagem'],
  ),
  banner(
    'taxi-oficial',
    'home',
    'taxi',
    '/servicios/taxis',
    '#7a4b00',
    [
      'Conoce la tarifa antes de subir',
      'Know the fare before you ride',
      'Connaissez le prix avant de monter',
      'Saiba a tarifa antes de embarcar',
    ],
    [
      'Calcula lo que cuesta tu taxi con la tarifa oficial de Bogotá.',
      "Work out your taxi with Bogotá's official fare.",
      'Calculez votre course avec le tarif officiel de Bogotá.',
      'Calcule seu táxi com a tarifa oficial de Bogotá.',
    ],
    ['Calcular tarifa', 'Calculate the fare', 'Calculer le tarif', 'Calcular tarifa'],
  ),
  banner(
    'sello-local',
    'home',
    'shops',
    '/paraiso-sello-local',
    '#5b2d90',
    [
      'Paraíso sello local',
      'A paradise of local makers',
      'Le paradis des créateurs locaux',
      'Paraíso de marcas locais',
    ],
    [
      'Más de 40 emprendimientos colombianos en el aeropuerto.',
      'More than 40 Colombian ventures in the airport.',
      "Plus de 40 petites entreprises colombiennes à l'aéroport.",
      'Mais de 40 pequenos negócios colombianos no aeroporto.',
    ],
    ['Ver tiendas', 'See the shops', 'Voir les boutiques', 'Ver lojas'],
  ),
  banner(
    'en-familia',
    'home',
    'family',
    '/viaje-en-familia',
    '#0b4f8a',
    [
      'Viaja con niños sin afán',
      'Travel with children, unhurried',
      'Voyager avec des enfants, sans courir',
      'Viaje com crianças sem pressa',
    ],
    [
      'Documentos, espacios y consejos para toda la familia.',
      'Documents, spaces and advice for the whole family.',
      'Documents, espaces et conseils pour toute la famille.',
      'Documentos, espaços e dicas para toda a família.',
    ],
    ['Ver consejos', 'See the advice', 'Voir les conseils', 'Ver dicas'],
  ),
  banner(
    'sostenible',
    'home',
    'sustainability',
    '/el-dorado-sostenible',
    '#3d5a14',
    [
      'El sol también mueve la terminal',
      'The sun powers the terminal too',
      'Le soleil alimente aussi le terminal',
      'O sol também move o terminal',
    ],
    [
      'Más de :fact[sustainability-solar-panels] en el techo del aeropuerto (2023).',
      'Over :fact[sustainability-solar-panels] on the airport roof (2023).',
      "Plus de :fact[sustainability-solar-panels] sur le toit de l'aéroport (2023).",
      'Mais de :fact[sustainability-solar-panels] no telhado do aeroporto (2023).',
    ],
    [
      'Conocer la iniciativa',
      'Discover the initiative',
      "Découvrir l'initiative",
      'Conhecer a iniciativa',
    ],
  ),
  banner(
    'ofertas',
    'internal',
    'shops',
    '/ofertas',
    '#6b2346',
    [
      'Ofertas para pasajeros',
      'Offers for passengers',
      'Offres pour les passagers',
      'Ofertas para passageiros',
    ],
    [
      'Descuentos en tiendas y restaurantes con tu pasabordo.',
      'Discounts in shops and restaurants with your boarding pass.',
      "Des remises en boutique et au restaurant avec votre carte d'embarquement.",
      'Descontos em lojas e restaurantes com o cartão de embarque.',
    ],
    ['Ver ofertas', 'See offers', 'Voir les offres', 'Ver ofertas'],
    ['/servicios/ayuda-al-viajero', '/servicios/internet-wifi', '/paraiso-sello-local'],
  ),
  banner(
    'plazoletas',
    'internal',
    'food',
    '/establecimientos/restaurantes',
    '#8a3b12',
    [
      'Cinco plazoletas de comida',
      'Five food courts',
      'Cinq espaces de restauration',
      'Cinco praças de alimentação',
    ],
    [
      'De un tinto rápido a un almuerzo sin prisa.',
      'From a quick coffee to an unhurried lunch.',
      "D'un café rapide à un déjeuner tranquille.",
      'De um café rápido a um almoço sem pressa.',
    ],
    ['Ver restaurantes', 'See restaurants', 'Voir les restaurants', 'Ver restaurantes'],
    ['/viaje-en-familia', '/servicios/prepara-tu-viaje', '/servicios/habitaciones-de-descanso'],
  ),
].map((row, position) => ({ ...row, position }));

/** Pop-ups in force: a long season, so that the demonstration always has one. */
export const popupSeed: (typeof popups.$inferInsert)[] = [
  {
    id: 'sitios-falsos',
    title: text4(
      'Check-Mig: solo en el sitio oficial',
      'Check-Mig: only on the official site',
      'Check-Mig : seulement sur le site officiel',
      'Check-Mig: só no site oficial',
    ),
    text: text4(
      'Hay páginas parecidas que cobran por el registro. Hazlo solo en el sitio de Migración Colombia.',
      'Look-alike pages charge for the registration. Use only the Migración Colombia site.',
      "Des sites trompeurs font payer l'enregistrement. Passez uniquement par le site de Migración Colombia.",
      'Há páginas parecidas que cobram pelo registro. Faça somente no site da Migración Colombia.',
    ),
    action: text4(
      'Ver migración y pasaportes',
      'See immigration and passports',
      'Voir immigration et passeports',
      'Ver imigração e passaportes',
    ),
    href: '/servicios/migracion-y-pasaportes',
    paths: ['/servicios/migracion-y-pasaportes', '/servicios/prepara-tu-viaje'],
    frequency: 'once',
    startsAt: new Date('2026-01-01T05:00:00Z'),
    endsAt: new Date('2036-01-01T05:00:00Z'),
  },
];
