import type { establishmentTypes } from '../tables.ts';
import { text4 } from '../../text/localized.ts';

type Row = typeof establishmentTypes.$inferInsert;
type Sub = readonly [key: string, es: string, en: string, fr: string, pt: string];

let nextSubcategory = 101;
const type = (
  id: number,
  keyword: string,
  kind: string | null,
  name: [string, string, string, string],
  subs: readonly Sub[] = [],
): Row => ({
  id,
  keyword,
  kind,
  name: text4(...name),
  subcategories: subs.map(([key, ...names]) => ({
    id: nextSubcategory++,
    key,
    name: text4(...names),
  })),
});

/** Business types by keyword. Id 1 is fixed by the specification; the others are ours. */
export const establishmentTypeSeed: readonly Row[] = [
  type(1, 'notApplicable', null, ['No aplica', 'Not applicable', 'Sans objet', 'Não se aplica']),
  type(
    2,
    'restaurants',
    'restaurantes',
    ['Restaurantes', 'Restaurants', 'Restaurants', 'Restaurantes'],
    [
      ['fast_food', 'Comida rápida', 'Fast food', 'Restauration rapide', 'Fast-food'],
      ['grill', 'Parrilla', 'Grill', 'Grillades', 'Churrasco'],
      ['oriental_food', 'Comida oriental', 'Asian food', 'Cuisine asiatique', 'Comida oriental'],
      [
        'coffee_pastries',
        'Café y panadería',
        'Coffee and pastries',
        'Café et pâtisserie',
        'Café e padaria',
      ],
      ['italian_food', 'Comida italiana', 'Italian food', 'Cuisine italienne', 'Comida italiana'],
      ['pizza', 'Pizza', 'Pizza', 'Pizza', 'Pizza'],
      [
        'chicken_wings',
        'Pollo y alitas',
        'Chicken and wings',
        'Poulet et ailes',
        'Frango e asinhas',
      ],
      ['local_food', 'Comida típica', 'Colombian food', 'Cuisine colombienne', 'Comida típica'],
      ['crepes', 'Crepes', 'Crêpes', 'Crêpes', 'Crepes'],
      ['healthy_food', 'Comida saludable', 'Healthy food', 'Cuisine saine', 'Comida saudável'],
      ['coffee_bar', 'Café bar', 'Coffee bar', 'Café-bar', 'Café-bar'],
    ],
  ),
  type(
    3,
    'establishments',
    'tiendas',
    ['Tiendas', 'Shops', 'Boutiques', 'Lojas'],
    [
      ['duty_free', 'Libre de impuestos', 'Duty free', 'Hors taxes', 'Duty free'],
      ['crafts', 'Artesanías', 'Crafts', 'Artisanat', 'Artesanato'],
      ['coffee_shop', 'Café para llevar', 'Packaged coffee', 'Café emballé', 'Café para levar'],
      [
        'sweets',
        'Dulces y chocolates',
        'Sweets and chocolate',
        'Confiserie et chocolat',
        'Doces e chocolates',
      ],
      ['fashion', 'Moda', 'Fashion', 'Mode', 'Moda'],
      ['leather', 'Cuero', 'Leather goods', 'Maroquinerie', 'Couro'],
      [
        'jewellery',
        'Joyería y esmeraldas',
        'Jewellery and emeralds',
        'Bijoux et émeraudes',
        'Joias e esmeraldas',
      ],
      ['books', 'Libros y prensa', 'Books and press', 'Livres et presse', 'Livros e imprensa'],
      [
        'travel_goods',
        'Artículos de viaje',
        'Travel goods',
        'Articles de voyage',
        'Artigos de viagem',
      ],
      ['electronics', 'Tecnología', 'Electronics', 'Électronique', 'Eletrônicos'],
      ['pharmacy', 'Droguería', 'Pharmacy', 'Pharmacie', 'Farmácia'],
      ['convenience', 'Tienda de paso', 'Convenience store', 'Supérette', 'Conveniência'],
      ['toys', 'Juguetes', 'Toys', 'Jouets', 'Brinquedos'],
      ['flowers', 'Flores', 'Flowers', 'Fleurs', 'Flores'],
      ['sports', 'Deportes', 'Sports', 'Sport', 'Esportes'],
    ],
  ),
  type(
    4,
    'airlines',
    'aerolineas',
    ['Aerolíneas', 'Airlines', 'Compagnies aériennes', 'Companhias aéreas'],
    [
      ['passenger', 'Pasajeros', 'Passengers', 'Passagers', 'Passageiros'],
      ['cargo', 'Carga', 'Cargo', 'Fret', 'Carga'],
    ],
  ),
  type(5, 'services', null, ['Servicios', 'Services', 'Services', 'Serviços']),
  type(
    6,
    'entities',
    'entidades-aeroportuarias',
    [
      'Entidades aeroportuarias',
      'Airport entities',
      'Organismes aéroportuaires',
      'Órgãos do aeroporto',
    ],
    [
      ['immigration', 'Migración', 'Immigration', 'Immigration', 'Imigração'],
      ['customs', 'Aduanas', 'Customs', 'Douane', 'Alfândega'],
      ['agriculture', 'Agricultura', 'Agriculture', 'Agriculture', 'Agricultura'],
      ['police', 'Policía', 'Police', 'Police', 'Polícia'],
      ['civil_aviation', 'Aviación civil', 'Civil aviation', 'Aviation civile', 'Aviação civil'],
      ['health', 'Salud', 'Health', 'Santé', 'Saúde'],
      [
        'foreign_affairs',
        'Relaciones exteriores',
        'Foreign affairs',
        'Affaires étrangères',
        'Relações exteriores',
      ],
      [
        'justice',
        'Justicia y derechos',
        'Justice and rights',
        'Justice et droits',
        'Justiça e direitos',
      ],
      ['transport', 'Transporte', 'Transport', 'Transports', 'Transporte'],
      ['tourism', 'Turismo', 'Tourism', 'Tourisme', 'Turismo'],
      ['emergency', 'Emergencias', 'Emergencies', 'Urgences', 'Emergências'],
    ],
  ),
  type(7, 'others', null, ['Otros', 'Others', 'Autres', 'Outros']),
  type(
    8,
    'exchangeHouse',
    'cajeros-electronicos',
    ['Casas de cambio', 'Currency exchange', 'Bureaux de change', 'Casas de câmbio'],
    [
      [
        'exchange_house',
        'Casa de cambio',
        'Currency exchange',
        'Bureau de change',
        'Casa de câmbio',
      ],
    ],
  ),
  type(
    9,
    'rentCar',
    'renta-de-vehiculos',
    ['Renta de vehículos', 'Car rental', 'Location de voitures', 'Aluguel de carros'],
    [['car_rental', 'Renta de carros', 'Car rental', 'Location de voitures', 'Aluguel de carros']],
  ),
  type(
    10,
    'bankEntities',
    'cajeros-electronicos',
    [
      'Bancos y cajeros',
      'Banks and cash machines',
      'Banques et distributeurs',
      'Bancos e caixas eletrônicos',
    ],
    [
      ['atm', 'Cajero automático', 'Cash machine', 'Distributeur', 'Caixa eletrônico'],
      ['bank', 'Banco', 'Bank', 'Banque', 'Banco'],
    ],
  ),
  type(
    11,
    'vipRooms',
    'salas-vip',
    ['Salas VIP', 'VIP lounges', 'Salons VIP', 'Salas VIP'],
    [['lounge', 'Sala VIP', 'VIP lounge', 'Salon VIP', 'Sala VIP']],
  ),
];
