import type { LocalizedText } from '../../http/schema.ts';
import { text4 } from '../../text/localized.ts';
import type { SpotKey } from './spots.ts';

/** A kind of shop: its product, what it sells in four languages, invented names, and the spots it takes in turn. */
interface ShopGroup {
  product: string;
  subcategory: string | null;
  text: LocalizedText;
  names: readonly string[];
  spots: readonly SpotKey[];
}

export const shopGroups: Record<string, ShopGroup> = {
  duty_free: {
    product: 'perfume_spirits',
    subcategory: 'international',
    text: text4(
      'Perfumes, licores y chocolates libres de impuestos. Ten a mano el pasaporte y el pasabordo.',
      'Duty-free perfume, spirits and chocolate. Have your passport and boarding pass ready.',
      "Parfums, spiritueux et chocolats hors taxes. Présentez votre passeport et votre carte d'embarquement.",
      'Perfumes, bebidas e chocolates livres de impostos. Tenha em mãos o passaporte e o cartão de embarque.',
    ),
    names: [
      'Altura Duty Free',
      'Altura Duty Free Muelle B',
      'Cordillera Tax Free',
      'Brisa Libre',
      'Cordillera Tax Free Llegadas',
    ],
    spots: ['dutyFree', 'pierB', 'pierA', 'dutyFree', 'bagsInternational'],
  },
  crafts: {
    product: 'crafts',
    subcategory: 'local_brand',
    text: text4(
      'Mochilas, cerámica y tejidos hechos por comunidades del país, con el nombre de quien los hizo.',
      'Woven bags, pottery and textiles from communities across Colombia, with the name of whoever made them.',
      'Sacs tissés, céramiques et textiles des communautés du pays, avec le nom de leur auteur.',
      'Bolsas, cerâmicas e tecidos de comunidades do país, com o nome de quem os fez.',
    ),
    names: [
      'Telar Wayúu',
      'Manos de Ráquira',
      'Casa Werregue',
      'Hilos del Cauca',
      'Caña Flecha',
      'Barro Negro',
      'Mola Viva',
      'Tejido Sikuani',
    ],
    spots: ['pierA', 'pierC', 'dutyFree', 'pierD', 'foodPublic', 'pierB', 'arrivals', 't2gates'],
  },
  coffee_shop: {
    product: 'packaged_coffee',
    subcategory: 'local_brand',
    text: text4(
      'Café en grano y molido de pequeñas fincas, empacado para viajar. Se muele a tu gusto.',
      'Beans and ground coffee from small farms, packed to travel. Ground the way you like it.',
      'Cafés en grains et moulus de petites fermes, emballés pour le voyage et moulus à votre goût.',
      'Café em grãos e moído de pequenas fazendas, embalado para viagem e moído a seu gosto.',
    ),
    names: [
      'Grano Viajero',
      'Finca El Mirador',
      'Cafetal de Altura',
      'La Chapolera',
      'Origen Nariño',
    ],
    spots: ['pierA', 'pierC', 'foodInternational', 'pierD', 't2gates'],
  },
  sweets: {
    product: 'chocolate_sweets',
    subcategory: 'local_brand',
    text: text4(
      'Chocolate de cacao fino, bocadillo y dulces de leche en cajas listas para regalar.',
      'Fine-cocoa chocolate, guava paste and milk sweets in gift boxes.',
      'Chocolat de cacao fin, pâte de goyave et confiseries au lait en coffrets.',
      'Chocolate de cacau fino, goiabada e doces de leite em caixas para presente.',
    ),
    names: ['Cacao Tumaco', 'Bocadillo Real', 'Dulce Vélez', 'Chocolate Sierra', 'La Cocada'],
    spots: ['pierB', 'pierD', 'checkin', 'foodNational', 't2hall'],
  },
  fashion: {
    product: 'clothing',
    subcategory: 'local_brand',
    text: text4(
      'Ropa de diseño colombiano para mujer, hombre y niños, desde abrigos para Bogotá hasta lino para la costa.',
      'Colombian-designed clothes for women, men and children, from coats for Bogotá to linen for the coast.',
      'Vêtements de créateurs colombiens pour femme, homme et enfant, du manteau de Bogotá au lin du littoral.',
      'Roupas de design colombiano para mulher, homem e criança, de casacos para Bogotá a linho para o litoral.',
    ),
    names: [
      'Ruana Moderna',
      'Lino del Mar',
      'Atelier Quinta',
      'Sastre Chapinero',
      'Tierra Fría',
      'Algodón Once',
    ],
    spots: ['pierC', 'pierD', 'dutyFree', 'mezzanine', 'pierA', 'checkinWest'],
  },
  leather: {
    product: 'leather_goods',
    subcategory: 'local_brand',
    text: text4(
      'Maletines, cinturones y billeteras de cuero. Graban tus iniciales en quince minutos.',
      'Leather briefcases, belts and wallets. Your initials engraved in fifteen minutes.',
      'Serviettes, ceintures et portefeuilles en cuir. Vos initiales gravées en quinze minutes.',
      'Pastas, cintos e carteiras de couro. Gravação das suas iniciais em quinze minutos.',
    ),
    names: ['Cuero Belén', 'Talabartería Sabana', 'Montura', 'Piel de Bosque'],
    spots: ['pierC', 'dutyFree', 'pierB', 'pierD'],
  },
  jewellery: {
    product: 'jewellery_emeralds',
    subcategory: 'local_brand',
    text: text4(
      'Esmeraldas, plata y filigrana de Mompox, con certificado de cada pieza.',
      'Emeralds, silver and Mompox filigree, each piece with its certificate.',
      'Émeraudes, argent et filigrane de Mompox, chaque pièce avec son certificat.',
      'Esmeraldas, prata e filigrana de Mompox, cada peça com certificado.',
    ),
    names: ['Verde Muzo', 'Filigrana Mompox', 'Casa Esmeralda Sol', 'Plata Lunar'],
    spots: ['dutyFree', 'pierA', 'pierB', 'pierC'],
  },
  books: {
    product: 'books_press',
    subcategory: null,
    text: text4(
      'Novedades, guías, prensa y autores colombianos, con una mesa de libros en inglés.',
      'New titles, guides, newspapers and Colombian authors, with a table of books in English.',
      'Nouveautés, guides, presse et auteurs colombiens, avec une table de livres en anglais.',
      'Lançamentos, guias, imprensa e autores colombianos, com uma mesa de livros em inglês.',
    ),
    names: [
      'Librería Cien Páginas',
      'Papel de Viaje',
      'La Biblioteca del Muelle',
      'Revistero 26',
      'Página Once',
    ],
    spots: ['pierC', 'pierA', 'checkin', 'arrivals', 't2hall'],
  },
  travel_goods: {
    product: 'luggage_accessories',
    subcategory: null,
    text: text4(
      'Maletas, candados, almohadas y adaptadores. También pesan tu equipaje antes del mostrador.',
      'Suitcases, locks, pillows and adaptors. They also weigh your bag before you check in.',
      'Valises, cadenas, coussins et adaptateurs. On y pèse aussi votre bagage avant le comptoir.',
      'Malas, cadeados, travesseiros e adaptadores. Também pesam sua bagagem antes do balcão.',
    ),
    names: ['Equipaje Listo', 'Maleta y Media', 'Trotamundos', 'Kilo Exacto'],
    spots: ['checkin', 'checkinWest', 'pierD', 't2hall'],
  },
  electronics: {
    product: 'electronics',
    subcategory: null,
    text: text4(
      'Audífonos, cargadores, baterías portátiles y tarjetas SIM para usar al llegar.',
      'Headphones, chargers, power banks and SIM cards to use on arrival.',
      "Écouteurs, chargeurs, batteries externes et cartes SIM à utiliser dès l'arrivée.",
      'Fones, carregadores, baterias portáteis e chips SIM para usar ao chegar.',
    ),
    names: ['Conecta 26', 'Voltio', 'Señal Plena', 'Punto Digital', 'Cable & Nube'],
    spots: ['arrivals', 'pierC', 'pierA', 'pierD', 't2gates'],
  },
  pharmacy: {
    product: 'medicines',
    subcategory: null,
    text: text4(
      'Medicamentos, cuidado personal y artículos para bebé. Lleva la fórmula si tu medicamento la pide.',
      'Medicines, toiletries and baby care. Bring the prescription if your medicine needs one.',
      "Médicaments, hygiène et articles pour bébé. Apportez l'ordonnance si votre médicament l'exige.",
      'Medicamentos, higiene e artigos para bebê. Leve a receita se o seu medicamento exigir.',
    ),
    names: [
      'Droguería Altiplano',
      'Farmacia del Viajero',
      'Botica Central',
      'Salud al Paso',
      'Droguería Muelle C',
    ],
    spots: ['arrivals', 'foodPublic', 'pierA', 't2hall', 'pierC'],
  },
  convenience: {
    product: 'snacks_drinks',
    subcategory: null,
    text: text4(
      'Agua, frutas, snacks y lo que se quedó en casa, a cualquier hora.',
      'Water, fruit, snacks and whatever you left at home, at any hour.',
      'Eau, fruits, en-cas et tout ce que vous avez oublié, à toute heure.',
      'Água, frutas, lanches e o que ficou em casa, a qualquer hora.',
    ),
    names: [
      'Tienda La Esquina',
      'Minuto Uno',
      'Paso y Listo',
      'La Alacena',
      'Surtido 24',
      'Tienda Puente Aéreo',
    ],
    spots: ['arrivalsEast', 'pierB', 'pierD', 'foodNational', 'arrivals', 't2hall'],
  },
  toys: {
    product: 'toys',
    subcategory: null,
    text: text4(
      'Juegos de mesa, peluches y libros para colorear que caben en el equipaje de mano.',
      'Board games, soft toys and colouring books that fit in hand luggage.',
      'Jeux de société, peluches et coloriages qui tiennent en bagage cabine.',
      'Jogos de tabuleiro, pelúcias e livros de colorir que cabem na bagagem de mão.',
    ),
    names: ['Trompo', 'La Cometa', 'Rayuela'],
    spots: ['pierC', 'pierA', 'foodNational'],
  },
  flowers: {
    product: 'flowers',
    subcategory: 'local_brand',
    text: text4(
      'Rosas, orquídeas y arreglos para recibir a quien llega. Pregunta qué flores pueden viajar.',
      'Roses, orchids and bouquets for whoever is arriving. Ask which flowers may travel.',
      'Roses, orchidées et bouquets pour accueillir vos proches. Demandez quelles fleurs peuvent voyager.',
      'Rosas, orquídeas e arranjos para receber quem chega. Pergunte quais flores podem viajar.',
    ),
    names: ['Flor de la Sabana', 'Orquídea 2600'],
    spots: ['arrivals', 't2hall'],
  },
  sports: {
    product: 'sportswear',
    subcategory: null,
    text: text4(
      'Camisetas, gorras y calzado para montaña y ciclismo.',
      'Shirts, caps and footwear for hiking and cycling.',
      'Maillots, casquettes et chaussures pour la montagne et le vélo.',
      'Camisetas, bonés e calçados para montanha e ciclismo.',
    ),
    names: ['Escarabajo', 'Cumbre Norte', 'Pedal de Boyacá'],
    spots: ['pierD', 'pierC', 'mezzanine'],
  },
};
