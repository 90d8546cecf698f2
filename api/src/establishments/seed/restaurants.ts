import { text4 } from '../../text/localized.ts';

/** The eleven categories of the site, each with two descriptions that its restaurants take in turn. */
export const restaurantTexts = {
  fast_food: [
    text4(
      'Hamburguesas a la plancha, papas y malteadas. Pides en la caja y recibes tu bandeja en menos de diez minutos.',
      'Griddled burgers, fries and milkshakes. Order at the till and your tray is ready in under ten minutes.',
      'Burgers grillés, frites et milk-shakes. Commandez à la caisse : le plateau est prêt en moins de dix minutes.',
      'Hambúrgueres na chapa, batatas e milk-shakes. Peça no caixa e receba a bandeja em menos de dez minutos.',
    ),
    text4(
      'Perros calientes, pollo apanado y combos para llevar a la sala de embarque.',
      'Hot dogs, breaded chicken and combos to take to your gate.',
      "Hot-dogs, poulet pané et menus à emporter jusqu'à la porte d'embarquement.",
      'Cachorros-quentes, frango empanado e combos para levar ao portão de embarque.',
    ),
  ],
  grill: [
    text4(
      'Cortes de res y cerdo al carbón con papa criolla y ensalada. Mesas para grupos y servicio a la mesa.',
      'Charcoal-grilled beef and pork with creole potatoes and salad. Table service and room for groups.',
      'Bœuf et porc au charbon de bois, pommes de terre créoles et salade. Service à table, places pour les groupes.',
      'Cortes de boi e porco na brasa com batata crioula e salada. Serviço à mesa e lugar para grupos.',
    ),
    text4(
      'Parrilla abierta con chorizo, costilla y verduras asadas. El plato del día sale en quince minutos.',
      'Open grill with chorizo, ribs and roast vegetables. The dish of the day takes fifteen minutes.',
      'Gril ouvert : chorizo, côtes et légumes rôtis. Le plat du jour est servi en quinze minutes.',
      'Grelha aberta com linguiça, costela e legumes assados. O prato do dia sai em quinze minutos.',
    ),
  ],
  oriental_food: [
    text4(
      'Arroces y fideos al wok con verduras, pollo o camarón. Hay opciones sin gluten.',
      'Wok rice and noodles with vegetables, chicken or prawns. Gluten-free options available.',
      'Riz et nouilles au wok, légumes, poulet ou crevettes. Options sans gluten.',
      'Arroz e macarrão no wok com legumes, frango ou camarão. Há opções sem glúten.',
    ),
    text4(
      'Rollos de sushi, dumplings y sopas preparados a la vista.',
      'Sushi rolls, dumplings and soups made in front of you.',
      'Sushis, raviolis et soupes préparés devant vous.',
      'Sushis, guiozas e sopas preparados na sua frente.',
    ),
  ],
  coffee_pastries: [
    text4(
      'Café de origen del Huila y Nariño, pandebonos y hojaldres recién horneados.',
      'Single-origin coffee from Huila and Nariño, with pandebonos and pastries fresh from the oven.',
      'Cafés d’origine du Huila et du Nariño, pandebonos et feuilletés sortis du four.',
      'Café de origem de Huila e Nariño, pandebonos e folhados recém-assados.',
    ),
    text4(
      'Tortas caseras, galletas y bebidas calientes para desayunar antes del vuelo.',
      'Home-style cakes, biscuits and hot drinks for breakfast before your flight.',
      'Gâteaux maison, biscuits et boissons chaudes pour le petit-déjeuner avant le vol.',
      'Bolos caseiros, biscoitos e bebidas quentes para o café da manhã antes do voo.',
    ),
  ],
  italian_food: [
    text4(
      'Pasta fresca, lasañas y ensaladas con aceite de oliva. Carta corta y servicio ágil.',
      'Fresh pasta, lasagne and salads with olive oil. A short menu and quick service.',
      "Pâtes fraîches, lasagnes et salades à l'huile d'olive. Carte courte et service rapide.",
      'Massas frescas, lasanhas e saladas com azeite. Cardápio curto e serviço ágil.',
    ),
    text4(
      'Paninis, focaccias y antipastos para comer en la barra o llevar.',
      'Panini, focaccia and antipasti, at the counter or to take away.',
      'Paninis, focaccias et antipasti, au comptoir ou à emporter.',
      'Paninis, focaccias e antepastos, no balcão ou para levar.',
    ),
  ],
  pizza: [
    text4(
      'Pizza al horno por porciones o entera, con masa de fermentación lenta.',
      'Oven-baked pizza by the slice or whole, on slow-fermented dough.',
      'Pizza au four, à la part ou entière, pâte à fermentation lente.',
      'Pizza de forno em fatias ou inteira, com massa de fermentação lenta.',
    ),
    text4(
      'Porciones grandes listas en vitrina: eliges, pagas y sigues a tu puerta.',
      'Large slices ready on display: choose, pay and go to your gate.',
      'De grandes parts prêtes en vitrine : choisissez, payez et rejoignez votre porte.',
      'Fatias grandes prontas na vitrine: escolha, pague e siga para o portão.',
    ),
  ],
  chicken_wings: [
    text4(
      'Alitas en seis salsas, de miel mostaza a ají picante, con papas o apio.',
      'Wings in six sauces, from honey mustard to hot chilli, with fries or celery.',
      'Ailes de poulet en six sauces, du miel-moutarde au piment fort, avec frites ou céleri.',
      'Asinhas em seis molhos, do mel com mostarda à pimenta, com batatas ou aipo.',
    ),
    text4(
      'Pollo frito y alitas en canasta, pensadas para compartir.',
      'Fried chicken and wings by the basket, made for sharing.',
      'Poulet frit et ailes en panier, à partager.',
      'Frango frito e asinhas em cesta, para compartilhar.',
    ),
  ],
  local_food: [
    text4(
      'Ajiaco, bandeja y tamales como en casa. Un buen lugar para despedirse de Colombia.',
      'Ajiaco, bandeja and tamales as they are made at home. A good place to say goodbye to Colombia.',
      'Ajiaco, bandeja et tamales comme à la maison. Une belle adresse pour quitter la Colombie.',
      'Ajiaco, bandeja e tamales como em casa. Um bom lugar para se despedir da Colômbia.',
    ),
    text4(
      'Arepas rellenas, empanadas y caldos a cualquier hora del día.',
      'Filled arepas, empanadas and broths at any time of day.',
      'Arepas garnies, empanadas et bouillons à toute heure.',
      'Arepas recheadas, empanadas e caldos a qualquer hora do dia.',
    ),
  ],
  crepes: [
    text4(
      'Crepes de sal y de dulce hechos al momento, con opciones vegetarianas.',
      'Savoury and sweet crêpes made to order, with vegetarian options.',
      'Crêpes salées et sucrées faites minute, avec des options végétariennes.',
      'Crepes salgados e doces feitos na hora, com opções vegetarianas.',
    ),
    text4(
      'Crepes, waffles y helado artesanal en un local con vista a la plataforma.',
      'Crêpes, waffles and artisan ice cream with a view of the apron.',
      'Crêpes, gaufres et glaces artisanales, avec vue sur les avions.',
      'Crepes, waffles e sorvete artesanal com vista para o pátio de aeronaves.',
    ),
  ],
  healthy_food: [
    text4(
      'Ensaladas, bowls de quinua y jugos sin azúcar añadida. Los alérgenos están en la carta.',
      'Salads, quinoa bowls and juices with no added sugar. Allergens are listed on the menu.',
      'Salades, bols de quinoa et jus sans sucre ajouté. Les allergènes figurent sur la carte.',
      'Saladas, bowls de quinoa e sucos sem açúcar adicionado. Os alérgenos estão no cardápio.',
    ),
    text4(
      'Sándwiches integrales, sopas de verduras y fruta lista para llevar.',
      'Wholegrain sandwiches, vegetable soups and fruit to take away.',
      'Sandwichs complets, soupes de légumes et fruits à emporter.',
      'Sanduíches integrais, sopas de legumes e frutas para levar.',
    ),
  ],
  coffee_bar: [
    text4(
      'Barra de espresso y métodos filtrados, con cerveza artesanal en la tarde.',
      'Espresso and filter coffee bar, with craft beer in the afternoon.',
      "Bar à espresso et cafés filtre, bières artisanales l'après-midi.",
      'Bar de espresso e cafés filtrados, com cerveja artesanal à tarde.',
    ),
    text4(
      'Café, cócteles y bocados, con tomas de corriente en cada mesa.',
      'Coffee, cocktails and snacks, with a power socket at every table.',
      'Café, cocktails et en-cas, une prise électrique à chaque table.',
      'Café, coquetéis e petiscos, com tomada em cada mesa.',
    ),
  ],
} as const;

export type RestaurantCategory = keyof typeof restaurantTexts;

/** Invented names per category: none is a real brand of the airport. */
export const restaurantNames: Record<RestaurantCategory, readonly string[]> = {
  fast_food: [
    'La Escala Burger',
    'Mordisco Rápido',
    'Pista Trece',
    'Doble Piso',
    'Papas & Compañía',
    'El Combo Andino',
    'Carreta Burger',
  ],
  grill: [
    'Brasa del Llano',
    'Leña y Sal',
    'El Fogón de Suba',
    'Asado Cóndor',
    'La Parrilla del Muelle',
    'Carbón Sabanero',
  ],
  oriental_food: [
    'Wok de Oriente',
    'Bambú Alto',
    'Kumo Noodles',
    'Jengibre Rojo',
    'Mesa de Saigón',
    'Loto Blanco',
  ],
  coffee_pastries: [
    'Pan de la Sabana',
    'Café Nevado',
    'La Hojaldra',
    'Dulce Escala',
    'Horno de Usaquén',
    'Tinto y Miga',
    'Almojábana & Co.',
    'Café del Páramo',
  ],
  italian_food: [
    'Trattoria Lina',
    'Pasta Candelaria',
    'La Nonna de Chapinero',
    'Oliva e Grano',
    'Bottega Romero',
    'Farina Doce',
  ],
  pizza: [
    'Horno Ocho',
    'Porción Nómada',
    'Masa Madre 26',
    'La Rueda Pizza',
    'Pizza Mirador',
    'Tomate y Albahaca',
  ],
  chicken_wings: [
    'Alas Picantes',
    'Ala Norte',
    'Gallo Colorado',
    'Salsa Seis',
    'Plumas & Brasas',
    'El Corral de Alitas',
  ],
  local_food: [
    'Fogón Bogotano',
    'La Tía Ofelia',
    'Arepería Macondo',
    'Sazón del Tolima',
    'El Puchero',
    'Mesa Muisca',
    'Empanadas La Séptima',
  ],
  crepes: [
    'Crepería Monserrate',
    'La Vuelta',
    'Trigo Sarraceno',
    'Crepe Volador',
    'Dos Lunas Crepes',
    'Nube de Azúcar',
  ],
  healthy_food: [
    'Verde Altura',
    'Semilla Urbana',
    'Quinua & Sol',
    'Raíz Viva',
    'La Huerta de Paso',
    'Fruta Madre',
  ],
  coffee_bar: [
    'Bar Altimetría',
    'Barra Origen',
    'La Última Llamada',
    'Tostión 2600',
    'Puerta Abierta Bar',
    'Espresso Cardinal',
  ],
};

export const restaurantProducts: Record<RestaurantCategory, string> = {
  fast_food: 'burgers',
  grill: 'grilled_meat',
  oriental_food: 'noodles_sushi',
  coffee_pastries: 'coffee_bread',
  italian_food: 'pasta',
  pizza: 'pizza',
  chicken_wings: 'wings',
  local_food: 'colombian_dishes',
  crepes: 'crepes',
  healthy_food: 'salads_juices',
  coffee_bar: 'coffee_cocktails',
};
