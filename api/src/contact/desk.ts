import { fold } from '../text/search.ts';

/** Who reads a contact message. */
export const desks = [
  'lost-property',
  'flights',
  'taxis',
  'parking',
  'accessibility',
  'general',
] as const;
export type Desk = (typeof desks)[number];

/** Beginnings of words, folded, of the four languages; the first desk that has one of the subject's words takes it. */
const words: readonly (readonly [Desk, readonly string[]])[] = [
  [
    'accessibility',
    [
      'accesib',
      'accessib',
      'acessib',
      'silla de rueda',
      'wheelchair',
      'fauteuil',
      'cadeira de roda',
      'discapaci',
      'disab',
      'handicap',
      'deficien',
    ],
  ],
  [
    'lost-property',
    [
      'perdi',
      'olvid',
      'lost',
      'forgot',
      'oubli',
      'esquec',
      'extravi',
      'maleta',
      'equipaje',
      'baggage',
      'luggage',
      'bagage',
      'valise',
      'bagagem',
      'mala',
    ],
  ],
  ['taxis', ['taxi']],
  ['parking', ['parque', 'parking', 'estaciona', 'carpark', 'car park']],
  [
    'flights',
    [
      'vuelo',
      'flight',
      'vol',
      'vols',
      'voo',
      'voos',
      'aerolinea',
      'airline',
      'compagnie',
      'companhia',
    ],
  ],
];
/** Too short to be the beginning of other words. */
const whole = 4;

/** The desk for a subject that somebody typed; `general` when nothing tells. */
export function deskOf(subject: string): Desk {
  const said = ` ${fold(subject)} `;
  const has = (word: string) =>
    said.includes(word.length <= whole && word !== 'taxi' ? ` ${word} ` : ` ${word}`);
  return words.find(([, beginnings]) => beginnings.some(has))?.[0] ?? 'general';
}

/** The desks' addresses; a desk without one is served by `general`'s. */
export type DeskAddresses = Readonly<Partial<Record<Desk, string>>>;

/**
 * Reads `CONTACT_DESKS`: `general=info@example.com, taxis=taxis@example.com`.
 * @throws naming the variable, when it is something else.
 */
export function readDesks(env: Readonly<Record<string, string | undefined>>): DeskAddresses {
  const found: Partial<Record<Desk, string>> = {};
  for (const part of (env['CONTACT_DESKS'] ?? '').split(',')) {
    if (part.trim() === '') continue;
    const [name = '', address = ''] = part.split('=').map((text) => text.trim());
    const desk = desks.find((known) => known === name);
    if (!desk || !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address))
      throw new Error(
        `CONTACT_DESKS must be desks with their addresses, such as general=info@example.com; the desks are ${desks.join(', ')}`,
      );
    found[desk] = address;
  }
  return found;
}
