import Type, { type Static, type TSchema } from 'typebox';

/** A string limited to the given words, typed as their union. */
export function words<const T extends readonly string[]>(values: T, description?: string) {
  return Type.Unsafe<T[number]>({
    type: 'string',
    enum: [...values],
    ...(description === undefined ? {} : { description }),
  });
}

/** A reference to a shared schema (registered under its `$id`), typed as that schema's value. */
export function ref<T extends TSchema>(schema: T) {
  // TypeBox keeps `$id` on the value and leaves it out of the type.
  const { $id } = schema as { $id?: string };
  if ($id === undefined) throw new Error('Only a schema with an $id can be referred to');
  return Type.Unsafe<Static<T>>({ $ref: `${$id}#` });
}

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** What a form sends again with, once it was asked for a proof of work. */
export const proof = Type.Optional(
  Type.String({
    description:
      'The solved challenge of an answer `proof-required`, whose fault of this field is the challenge; or the challenge itself, a minute later.',
  }),
);

/** An instant, UTC ISO 8601. */
export const Instant = Type.String({ format: 'date-time' });
/** A calendar day, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' });
/** A wall-clock time `HH:mm`; 24:00 only as the end of a day. */
export const LocalTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$' });
export const Url = Type.String();

export const TerminalId = words(['T1', 'T2']);

/** Where an answer's rows come from: generated demonstration data, or an imported feed. */
export const DataSource = words(
  ['demo', 'import'],
  'demo: generated demonstration data. import: rows loaded with `npm run feed`.',
);

export const LocalizedText = Type.Object(
  { es: Type.String(), en: Type.String(), fr: Type.String(), pt: Type.String() },
  { $id: 'LocalizedText', description: 'The same text in the four languages of the site.' },
);

export const SourceNote = Type.Object(
  {
    source: Type.String({ description: 'Who published it, or `demo` for an invented figure.' }),
    sourceUrl: nullable(Url),
    readOn: Day,
  },
  {
    $id: 'SourceNote',
    description: 'The origin of a price, a rule or a figure, and when it was read.',
  },
);

export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    code: Type.String({ description: 'A stable kebab-case code that the site translates.' }),
    errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), code: Type.String() }))),
  },
  { $id: 'Problem', description: 'An RFC 9457 problem document (application/problem+json).' },
);

export type LocalizedText = Static<typeof LocalizedText>;
export type SourceNote = Static<typeof SourceNote>;
export type TerminalId = Static<typeof TerminalId>;
export type DataSource = Static<typeof DataSource>;
export type Problem = Static<typeof Problem>;
