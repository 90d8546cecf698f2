import { allWords } from './words.ts';

/**
 * Words that travellers use for the same thing, in the four languages together: somebody who reads the Spanish site
 * may well type `luggage`. What a page alone is called by stands in its own search words.
 */
const groups = [
  'maleta equipaje valija bagaje baggage luggage suitcase bag valise bagage mala bagagem',
  'wifi wi-fi internet wlan',
  'pasaporte passport passeport passaporte',
  'migración inmigración immigration imigração',
  'aduana customs douane alfândega',
  'parqueadero estacionamiento parqueo parking garaje aparcamiento estacionamento',
  'baño toilet restroom bathroom lavatory wc toilette banheiro',
  'fila cola queue line waiting file attente',
  'seguridad security sécurité segurança',
  'vuelo flight vol voo',
  'salida departure départ partida saída',
  'llegada arrival arrivée chegada',
  'conexión escala tránsito transbordo connection transfer layover correspondance conexão',
  'dinero plata divisa moneda cambio money currency exchange change monnaie dinheiro câmbio moeda',
  'cajero atm distributeur caixa',
  'comida comer restaurante food eat restaurant manger repas comer refeição almoço almuerzo desayuno cena',
  'café coffee tinto',
  'tienda compra shop store shopping boutique magasin achat loja compras',
  'bus transmilenio autobús buseta ônibus autobus',
  'mapa plano map plan carte',
  'mascota perro gato pet dog cat animal chien chat cachorro',
  'silla wheelchair fauteuil cadeira discapacidad',
  'perdido extraviado lost perdu trouvé achados',
  'farmacia droguería pharmacy drugstore pharmacie farmácia drogaria',
  'niño bebé familia child baby family enfant bébé famille criança bebê família',
  'médico doctor emergencia salud doctor emergency health médecin urgence santé saúde emergência',
  'trabajo empleo vacante job work career emploi travail emprego vaga',
  'queja reclamo pqrs complaint claim réclamation reclamação',
];

const others = new Map<string, ReadonlySet<string>>();
for (const group of groups) {
  const words = new Set(allWords(group));
  for (const word of words) others.set(word, words);
}

/** Other words for a folded one. */
export const synonymsOf = (word: string): readonly string[] =>
  [...(others.get(word) ?? [])].filter((other) => other !== word);
