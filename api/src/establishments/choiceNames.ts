import type { LocalizedText } from '../http/schema.ts';
import { fold } from '../text/search.ts';
import { text4 } from '../text/localized.ts';
import { establishmentTypeSeed } from './seed/types.ts';

/** What the keys of subcategory and product are called; an imported file may use these and no others. */
export const choiceNames: Readonly<Record<string, LocalizedText>> = {
  international: text4('Internacional', 'International', 'International', 'Internacional'),
  national: text4('Nacional', 'Domestic', 'National', 'Nacional'),
  local_brand: text4('Sello local', 'Local brand', 'Marque locale', 'Marca local'),
  burgers: text4('Hamburguesas', 'Burgers', 'Burgers', 'Hambúrgueres'),
  grilled_meat: text4(
    'Carnes a la parrilla',
    'Grilled meat',
    'Viandes grillées',
    'Carnes na brasa',
  ),
  noodles_sushi: text4(
    'Fideos y sushi',
    'Noodles and sushi',
    'Nouilles et sushis',
    'Macarrão e sushi',
  ),
  coffee_bread: text4('Café y pan', 'Coffee and bread', 'Café et viennoiseries', 'Café e pães'),
  pasta: text4('Pasta', 'Pasta', 'Pâtes', 'Massas'),
  pizza: text4('Pizza', 'Pizza', 'Pizza', 'Pizza'),
  wings: text4('Alitas', 'Wings', 'Ailes de poulet', 'Asinhas'),
  colombian_dishes: text4(
    'Platos colombianos',
    'Colombian dishes',
    'Plats colombiens',
    'Pratos colombianos',
  ),
  crepes: text4('Crepes', 'Crêpes', 'Crêpes', 'Crepes'),
  salads_juices: text4(
    'Ensaladas y jugos',
    'Salads and juices',
    'Salades et jus',
    'Saladas e sucos',
  ),
  coffee_cocktails: text4(
    'Café y cócteles',
    'Coffee and cocktails',
    'Café et cocktails',
    'Café e coquetéis',
  ),
  perfume_spirits: text4(
    'Perfumes y licores',
    'Perfume and spirits',
    'Parfums et spiritueux',
    'Perfumes e bebidas',
  ),
  crafts: text4('Artesanías', 'Crafts', 'Artisanat', 'Artesanato'),
  packaged_coffee: text4('Café en grano', 'Coffee beans', 'Café en grains', 'Café em grãos'),
  chocolate_sweets: text4(
    'Chocolate y dulces',
    'Chocolate and sweets',
    'Chocolat et confiseries',
    'Chocolate e doces',
  ),
  clothing: text4('Ropa', 'Clothing', 'Vêtements', 'Roupas'),
  leather_goods: text4('Artículos de cuero', 'Leather goods', 'Maroquinerie', 'Artigos de couro'),
  jewellery_emeralds: text4(
    'Joyas y esmeraldas',
    'Jewellery and emeralds',
    'Bijoux et émeraudes',
    'Joias e esmeraldas',
  ),
  books_press: text4('Libros y prensa', 'Books and press', 'Livres et presse', 'Livros e imprensa'),
  luggage_accessories: text4(
    'Maletas y accesorios',
    'Luggage and accessories',
    'Valises et accessoires',
    'Malas e acessórios',
  ),
  electronics: text4('Electrónica', 'Electronics', 'Électronique', 'Eletrônicos'),
  medicines: text4('Medicamentos', 'Medicines', 'Médicaments', 'Medicamentos'),
  snacks_drinks: text4(
    'Snacks y bebidas',
    'Snacks and drinks',
    'En-cas et boissons',
    'Lanches e bebidas',
  ),
  toys: text4('Juguetes', 'Toys', 'Jouets', 'Brinquedos'),
  flowers: text4('Flores', 'Flowers', 'Fleurs', 'Flores'),
  sportswear: text4('Ropa deportiva', 'Sportswear', 'Vêtements de sport', 'Roupas esportivas'),
};

/** The categories of a kind, by key. */
export const categoriesOf = (kind: string): ReadonlyMap<string, LocalizedText> =>
  new Map(
    establishmentTypeSeed
      .filter((type) => type.kind === kind)
      .flatMap(({ subcategories }) => subcategories.map(({ key, name }) => [key, name])),
  );

/** What a place is found by, in every language: its name, what it is and sells, where it is and how it is described. */
export function searchText(row: {
  name: string;
  kind: string;
  category: string;
  subcategory?: string | null | undefined;
  product?: string | null | undefined;
  initials: string;
  description: LocalizedText;
  location: LocalizedText;
}): string {
  const names = [
    categoriesOf(row.kind).get(row.category),
    choiceNames[row.subcategory ?? ''],
    choiceNames[row.product ?? ''],
  ];
  const words = [...names, row.description, row.location].flatMap((text) =>
    Object.values(text ?? {}),
  );
  return fold([row.name, row.initials, ...words].join(' | '));
}
