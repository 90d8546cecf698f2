import { useLocale, type Locale, type Translated } from '@eldorado/i18n';
import type { ThingGroup, Verdict } from './things.ts';

interface Words {
  field: string;
  hint: string;
  find: string;
  /** How many things a search found; `{{count}}` is put in by the browser too. */
  found: string;
  foundOne: string;
  none: string;
  all: string;
  thing: string;
  cabin: string;
  hold: string;
  note: string;
  declare: string;
  own: string;
  undated: string;
  readOn: string;
  sources: string;
  rule: (number: number) => string;
  verdicts: Record<Verdict, string>;
  groups: Record<ThingGroup, string>;
}

const words: Translated<Words> = {
  es: {
    field: '¿Qué quieres llevar?',
    hint: 'Por ejemplo: power bank, navaja, café, dron',
    find: 'Buscar',
    found: '{{count}} cosas se parecen a eso',
    foundOne: 'Una cosa se parece a eso',
    none: 'No está en esta lista. Tu aerolínea te dice si la lleva.',
    all: 'Ver toda la lista',
    thing: 'Cosa',
    cabin: 'Cabina',
    hold: 'Bodega',
    note: 'Por qué',
    declare: 'Se declara.',
    own: 'consejo nuestro',
    undated: 'sin fecha',
    readOn: 'Leído el',
    sources: 'Quién lo dice',
    rule: (number) => `Regla ${number}`,
    verdicts: { yes: 'Sí', no: 'No', limit: 'Con límite', ask: 'Depende' },
    groups: {
      batteries: 'Baterías y aparatos',
      fire: 'Fuego y químicos',
      sharp: 'Lo que corta',
      tools: 'Herramientas y cosas pesadas',
      weapons: 'Armas y defensa',
      sport: 'Deporte',
      liquids: 'Líquidos y aseo',
      food: 'Comida y bebida',
      health: 'Salud y bebés',
      living: 'Animales y plantas',
      money: 'Dinero, compras y valores',
    },
  },
  en: {
    field: 'What do you want to take?',
    hint: 'For example: power bank, penknife, coffee, drone',
    find: 'Search',
    found: '{{count}} things match',
    foundOne: 'One thing matches',
    none: 'It is not on this list. Your airline tells you whether it takes it.',
    all: 'See the whole list',
    thing: 'Item',
    cabin: 'Cabin',
    hold: 'Hold',
    note: 'Why',
    declare: 'To be declared.',
    own: 'our advice',
    undated: 'undated',
    readOn: 'Read on',
    sources: 'Who says so',
    rule: (number) => `Rule ${number}`,
    verdicts: { yes: 'Yes', no: 'No', limit: 'With limits', ask: 'It depends' },
    groups: {
      batteries: 'Batteries and devices',
      fire: 'Fire and chemicals',
      sharp: 'Things that cut',
      tools: 'Tools and heavy things',
      weapons: 'Weapons and self-defence',
      sport: 'Sport',
      liquids: 'Liquids and toiletries',
      food: 'Food and drink',
      health: 'Health and babies',
      living: 'Animals and plants',
      money: 'Money, shopping and valuables',
    },
  },
  fr: {
    field: 'Que voulez-vous emporter ?',
    hint: 'Par exemple : batterie externe, canif, café, drone',
    find: 'Chercher',
    found: '{{count}} objets y ressemblent',
    foundOne: 'Un objet y ressemble',
    none: 'Il n’est pas dans cette liste. Votre compagnie vous dira si elle le prend.',
    all: 'Voir toute la liste',
    thing: 'Objet',
    cabin: 'Cabine',
    hold: 'Soute',
    note: 'Pourquoi',
    declare: 'À déclarer.',
    own: 'notre conseil',
    undated: 'sans date',
    readOn: 'Lu le',
    sources: 'Qui le dit',
    rule: (number) => `Règle ${number}`,
    verdicts: { yes: 'Oui', no: 'Non', limit: 'Avec limite', ask: 'Selon le cas' },
    groups: {
      batteries: 'Batteries et appareils',
      fire: 'Feu et produits chimiques',
      sharp: 'Ce qui coupe',
      tools: 'Outils et objets lourds',
      weapons: 'Armes et défense',
      sport: 'Sport',
      liquids: 'Liquides et toilette',
      food: 'Nourriture et boissons',
      health: 'Santé et bébés',
      living: 'Animaux et plantes',
      money: 'Argent, achats et valeurs',
    },
  },
  pt: {
    field: 'O que você quer levar?',
    hint: 'Por exemplo: power bank, canivete, café, drone',
    find: 'Buscar',
    found: '{{count}} coisas se parecem com isso',
    foundOne: 'Uma coisa se parece com isso',
    none: 'Não está nesta lista. Sua companhia aérea diz se leva.',
    all: 'Ver a lista toda',
    thing: 'Item',
    cabin: 'Cabine',
    hold: 'Porão',
    note: 'Por quê',
    declare: 'Deve ser declarado.',
    own: 'conselho nosso',
    undated: 'sem data',
    readOn: 'Lido em',
    sources: 'Quem diz',
    rule: (number) => `Regra ${number}`,
    verdicts: { yes: 'Sim', no: 'Não', limit: 'Com limite', ask: 'Depende' },
    groups: {
      batteries: 'Baterias e aparelhos',
      fire: 'Fogo e químicos',
      sharp: 'O que corta',
      tools: 'Ferramentas e coisas pesadas',
      weapons: 'Armas e defesa',
      sport: 'Esporte',
      liquids: 'Líquidos e higiene',
      food: 'Comida e bebida',
      health: 'Saúde e bebês',
      living: 'Animais e plantas',
      money: 'Dinheiro, compras e valores',
    },
  },
};

export const carryWords = (locale: Locale): Words => words[locale];
export const useCarryWords = (): Words => words[useLocale()];
