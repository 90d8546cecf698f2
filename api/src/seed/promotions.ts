import type { banners, offers, popups } from '../db/tables.ts';
import { slugOf } from './establishments.ts';
import { text4 } from './text.ts';

type OfferRow = typeof offers.$inferInsert;
type Four = [string, string, string, string];

const passport = text4('Válido con pasabordo del día. No se acumula con otras ofertas.', "Valid with today's boarding pass. Not combined with other offers.", "Sur présentation de la carte d'embarquement du jour. Non cumulable.", 'Válido com cartão de embarque do dia. Não cumulativo.');
const badge = text4('Válido con carné del aeropuerto. No se acumula con otras ofertas.', 'Valid with an airport badge. Not combined with other offers.', "Sur présentation du badge de l'aéroport. Non cumulable.", 'Válido com crachá do aeroporto. Não cumulativo.');

const offer = (
  id: string, audience: OfferRow['audience'], category: OfferRow['category'], featured: boolean, establishment: string,
  amount: { percent?: number; cop?: number }, colour: string, title: Four, text: Four,
): Omit<OfferRow, 'position'> => ({
  id, audience, category, featured, establishment: slugOf(establishment), colour,
  discountPercent: amount.percent ?? null, priceCop: amount.cop ?? null,
  title: text4(...title), text: text4(...text), conditions: audience === 'passenger' ? passport : badge,
});

/** Demonstration offers of invented shops. Their dates are set around the day on which they are asked for. */
export const offerSeed: OfferRow[] = [
  offer('perfumes-seleccionados', 'passenger', 'duty_free', true, 'Altura Duty Free', { percent: 25 }, '#6b2346', ['25 % en perfumes seleccionados', '25% off selected perfumes', '-25 % sur une sélection de parfums', '25% em perfumes selecionados'], ['Elige entre veinte fragancias y llévatelas selladas hasta tu destino.', 'Choose from twenty fragrances, sealed for your journey.', "Choisissez parmi vingt parfums, scellés jusqu'à destination.", 'Escolha entre vinte fragrâncias, lacradas até o seu destino.']),
  offer('chocolate-nacional', 'passenger', 'duty_free', false, 'Cordillera Tax Free', { percent: 15 }, '#7a4b00', ['15 % en chocolate colombiano', '15% off Colombian chocolate', '-15 % sur le chocolat colombien', '15% em chocolate colombiano'], ['Barras de cacao de Tumaco y Arauca por la compra de tres o más.', 'Bars of Tumaco and Arauca cocoa when you buy three or more.', "Tablettes de cacao de Tumaco et d'Arauca, à partir de trois achetées.", 'Barras de cacau de Tumaco e Arauca na compra de três ou mais.']),
  offer('ron-anejo', 'passenger', 'duty_free', false, 'Altura Duty Free Muelle B', { percent: 20 }, '#8a3b12', ['20 % en rones añejos', '20% off aged rums', '-20 % sur les rhums vieux', '20% em rum envelhecido'], ['Rones de ocho y doce años en la tienda del muelle B.', 'Eight- and twelve-year-old rums at the pier B shop.', 'Rhums de huit et douze ans à la boutique de la jetée B.', 'Rum de oito e doze anos na loja do píer B.']),
  offer('desayuno-sabana', 'passenger', 'food_beverages', true, 'Pan de la Sabana', { cop: 15900 }, '#0b5d4e', ['Desayuno completo por 15.900 COP', 'Full breakfast for COP 15,900', 'Petit-déjeuner complet à 15 900 COP', 'Café da manhã completo por 15.900 COP'], ['Café, jugo, huevos y pandebono hasta las 10:00.', 'Coffee, juice, eggs and a pandebono until 10:00.', "Café, jus, œufs et pandebono jusqu'à 10 h.", 'Café, suco, ovos e pandebono até as 10h.']),
  offer('ajiaco-despedida', 'passenger', 'food_beverages', true, 'Fogón Bogotano', { cop: 29900 }, '#3d5a14', ['Ajiaco con jugo por 29.900 COP', 'Ajiaco and a juice for COP 29,900', 'Ajiaco et jus à 29 900 COP', 'Ajiaco com suco por 29.900 COP'], ['El último almuerzo bogotano antes de despegar.', 'One last Bogotá lunch before take-off.', 'Un dernier déjeuner de Bogotá avant le décollage.', 'O último almoço bogotano antes de decolar.']),
  offer('pizza-porcion', 'passenger', 'food_beverages', false, 'Horno Ocho', { cop: 12500 }, '#9b1631', ['Porción y gaseosa por 12.500 COP', 'Slice and a soft drink for COP 12,500', 'Part de pizza et soda à 12 500 COP', 'Fatia e refrigerante por 12.500 COP'], ['Lista en cinco minutos, para comer camino a la puerta.', 'Ready in five minutes, to eat on the way to your gate.', 'Prête en cinq minutes, à manger en chemin.', 'Pronta em cinco minutos, para comer a caminho do portão.']),
  offer('cafe-doble', 'passenger', 'food_beverages', false, 'Barra Origen', { percent: 50 }, '#374151', ['Segundo café a mitad de precio', 'Second coffee at half price', 'Deuxième café à moitié prix', 'Segundo café pela metade do preço'], ['En métodos filtrados, de lunes a viernes en la tarde.', 'On filter coffees, weekday afternoons.', 'Sur les cafés filtre, les après-midi en semaine.', 'Em cafés filtrados, à tarde nos dias úteis.']),
  offer('mochilas', 'passenger', 'shopping', true, 'Telar Wayúu', { percent: 10 }, '#5b2d90', ['10 % en mochilas tejidas a mano', '10% off hand-woven bags', '-10 % sur les sacs tissés à la main', '10% em bolsas tecidas à mão'], ['Cada mochila lleva el nombre de la artesana que la tejió.', 'Every bag carries the name of the woman who wove it.', "Chaque sac porte le nom de l'artisane qui l'a tissé.", 'Cada bolsa leva o nome da artesã que a teceu.']),
  offer('libros-viaje', 'passenger', 'shopping', false, 'Librería Cien Páginas', { percent: 20 }, '#0b4f8a', ['20 % en el segundo libro', '20% off your second book', '-20 % sur le deuxième livre', '20% no segundo livro'], ['Narrativa colombiana y guías de viaje.', 'Colombian fiction and travel guides.', 'Romans colombiens et guides de voyage.', 'Ficção colombiana e guias de viagem.']),
  offer('maleta-cabina', 'passenger', 'shopping', false, 'Equipaje Listo', { percent: 30 }, '#114b5f', ['30 % en maletas de cabina', '30% off cabin suitcases', '-30 % sur les valises cabine', '30% em malas de cabine'], ['Modelos que caben en la medida de las aerolíneas que vuelan desde Bogotá.', 'Models that fit the limits of airlines flying from Bogotá.', 'Des modèles aux dimensions admises par les compagnies au départ de Bogotá.', 'Modelos que cabem nas medidas das companhias que voam de Bogotá.']),
  offer('almuerzo-equipo', 'employee', 'food_beverages', true, 'La Tía Ofelia', { cop: 17900 }, '#3d5a14', ['Almuerzo del equipo por 17.900 COP', 'Staff lunch for COP 17,900', "Déjeuner de l'équipe à 17 900 COP", 'Almoço da equipe por 17.900 COP'], ['Sopa, plato del día y jugo de lunes a sábado.', 'Soup, dish of the day and juice, Monday to Saturday.', 'Soupe, plat du jour et jus, du lundi au samedi.', 'Sopa, prato do dia e suco, de segunda a sábado.']),
  offer('cafe-turno', 'employee', 'food_beverages', false, 'Café Nevado', { percent: 30 }, '#0b5d4e', ['30 % en bebidas calientes', '30% off hot drinks', '-30 % sur les boissons chaudes', '30% em bebidas quentes'], ['Para quienes trabajan en turnos de madrugada.', 'For those who work the early shifts.', "Pour celles et ceux de l'équipe du petit matin.", 'Para quem trabalha de madrugada.']),
  offer('drogueria-equipo', 'employee', 'shopping', false, 'Droguería Altiplano', { percent: 12 }, '#0b4f8a', ['12 % en cuidado personal', '12% off toiletries', "-12 % sur l'hygiène", '12% em higiene pessoal'], ['Todos los días, al presentar el carné.', 'Every day, when you show your badge.', 'Tous les jours, sur présentation du badge.', 'Todos os dias, ao apresentar o crachá.']),
  offer('dulces-equipo', 'employee', 'duty_free', false, 'Cordillera Tax Free Llegadas', { percent: 10 }, '#6b2346', ['10 % en dulces importados', '10% off imported sweets', '-10 % sur les confiseries importées', '10% em doces importados'], ['Para tripulaciones que llegan de un vuelo internacional.', 'For crews arriving on an international flight.', 'Pour les équipages à leur arrivée d’un vol international.', 'Para tripulações que chegam de voo internacional.']),
].map((row, position) => ({ ...row, position }));

type BannerRow = typeof banners.$inferInsert;
const banner = (id: string, placement: BannerRow['placement'], illustration: string, href: string, colour: string, title: Four, text: Four, action: Four): Omit<BannerRow, 'position'> => ({
  id, placement, illustration, href, colour, title: text4(...title), text: text4(...text), action: text4(...action),
});

export const bannerSeed: BannerRow[] = [
  banner('prepara-tu-viaje', 'home', 'runway', '/servicios/prepara-tu-viaje', '#114b5f', ['Llega con tiempo', 'Arrive in good time', "Arrivez à l'avance", 'Chegue com tempo'], ['Dos horas antes de un vuelo nacional, tres antes de uno internacional.', 'Two hours before a domestic flight, three before an international one.', 'Deux heures avant un vol intérieur, trois avant un vol international.', 'Duas horas antes de um voo doméstico, três antes de um internacional.'], ['Prepara tu viaje', 'Prepare your trip', 'Préparer votre voyage', 'Prepare sua viagem']),
  banner('taxi-oficial', 'home', 'taxi', '/servicios/taxis', '#7a4b00', ['Conoce la tarifa antes de subir', 'Know the fare before you ride', 'Connaissez le prix avant de monter', 'Saiba a tarifa antes de embarcar'], ['Calcula lo que cuesta tu taxi con la tarifa oficial de Bogotá.', "Work out your taxi with Bogotá's official fare.", 'Calculez votre course avec le tarif officiel de Bogotá.', 'Calcule seu táxi com a tarifa oficial de Bogotá.'], ['Calcular tarifa', 'Calculate the fare', 'Calculer le tarif', 'Calcular tarifa']),
  banner('sello-local', 'home', 'shops', '/paraiso-sello-local', '#5b2d90', ['Paraíso sello local', 'A paradise of local makers', 'Le paradis des créateurs locaux', 'Paraíso de marcas locais'], ['Más de 40 emprendimientos colombianos en el aeropuerto.', 'More than 40 Colombian ventures in the airport.', "Plus de 40 petites entreprises colombiennes à l'aéroport.", 'Mais de 40 pequenos negócios colombianos no aeroporto.'], ['Ver tiendas', 'See the shops', 'Voir les boutiques', 'Ver lojas']),
  banner('en-familia', 'home', 'family', '/viaje-en-familia', '#0b4f8a', ['Viaja con niños sin afán', 'Travel with children, unhurried', 'Voyager avec des enfants, sans courir', 'Viaje com crianças sem pressa'], ['Documentos, espacios y consejos para toda la familia.', 'Documents, spaces and advice for the whole family.', 'Documents, espaces et conseils pour toute la famille.', 'Documentos, espaços e dicas para toda a família.'], ['Ver consejos', 'See the advice', 'Voir les conseils', 'Ver dicas']),
  banner('sostenible', 'home', 'sustainability', '/el-dorado-sostenible', '#3d5a14', ['El 20 % de la energía viene del sol', '20% of our energy is solar', "20 % de l'énergie vient du soleil", '20% da energia vem do sol'], ['Cerca de 11.000 paneles en el techo del aeropuerto.', 'About 11,000 panels on the airport roof.', "Près de 11 000 panneaux sur le toit de l'aéroport.", 'Cerca de 11.000 painéis no telhado do aeroporto.'], ['Conocer la iniciativa', 'Discover the initiative', "Découvrir l'initiative", 'Conhecer a iniciativa']),
  banner('ofertas', 'internal', 'shops', '/ofertas', '#6b2346', ['Ofertas para pasajeros', 'Offers for passengers', 'Offres pour les passagers', 'Ofertas para passageiros'], ['Descuentos en tiendas y restaurantes con tu pasabordo.', 'Discounts in shops and restaurants with your boarding pass.', "Des remises en boutique et au restaurant avec votre carte d'embarquement.", 'Descontos em lojas e restaurantes com o cartão de embarque.'], ['Ver ofertas', 'See offers', 'Voir les offres', 'Ver ofertas']),
  banner('plazoletas', 'internal', 'food', '/establecimientos/restaurantes', '#8a3b12', ['Cinco plazoletas de comida', 'Five food courts', 'Cinq espaces de restauration', 'Cinco praças de alimentação'], ['De un tinto rápido a un almuerzo sin prisa.', 'From a quick coffee to an unhurried lunch.', "D'un café rapide à un déjeuner tranquille.", 'De um café rápido a um almoço sem pressa.'], ['Ver restaurantes', 'See restaurants', 'Voir les restaurants', 'Ver restaurantes']),
].map((row, position) => ({ ...row, position }));

/** Pop-ups in force: a long season, so that the demonstration always has one. */
export const popupSeed: (typeof popups.$inferInsert)[] = [
  {
    id: 'sitios-falsos',
    title: text4('Check-Mig es gratis', 'Check-Mig is free', 'Check-Mig est gratuit', 'O Check-Mig é gratuito'),
    text: text4('Hay páginas parecidas que cobran por el registro. Hazlo solo en el sitio de Migración Colombia.', 'Look-alike pages charge for the registration. Use only the Migración Colombia site.', "Des sites trompeurs font payer l'enregistrement. Passez uniquement par le site de Migración Colombia.", 'Há páginas parecidas que cobram pelo registro. Faça somente no site da Migración Colombia.'),
    action: text4('Ver migración y pasaportes', 'See immigration and passports', 'Voir immigration et passeports', 'Ver imigração e passaportes'),
    href: '/servicios/migracion-y-pasaportes',
    paths: ['/servicios/migracion-y-pasaportes', '/servicios/prepara-tu-viaje'],
    startsAt: new Date('2026-01-01T05:00:00Z'),
    endsAt: new Date('2036-01-01T05:00:00Z'),
  },
];
