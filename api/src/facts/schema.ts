import Type, { type Static, type TSchema } from 'typebox';
import { Day, Instant, LocalizedText, nullable, ref } from '../http/schema.ts';
import { WeekSchedule } from '../hours/schema.ts';

/** What a fact can be; its value has the shape of its kind. */
export const factKinds = ['hours', 'money', 'duration', 'phone', 'count', 'text'] as const;

/** Units that readers write in their own language; other ones are texts in four languages. */
export const factUnits = [
  's',
  'min',
  'h',
  'days',
  'working-days',
  'months',
  'years',
  'm',
  'km',
  'm2',
  'ml',
  'l',
  'l/s',
  'kg',
  't',
  'Wh',
  'percent',
] as const;

export const FactUnit = Type.Unsafe<(typeof factUnits)[number]>({
  $id: 'FactUnit',
  type: 'string',
  enum: [...factUnits],
  description: 'working-days: days that are no weekend and no holiday',
});

export const FactSource = Type.Object(
  {
    name: Type.String({ description: 'Who says it.' }),
    url: nullable(Type.String()),
    date: nullable(
      Type.String({
        pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
        description: 'Of the page, as far as it is known: 2026, 2026-02 or 2026-02-16.',
      }),
    ),
  },
  { $id: 'FactSource' },
);

const quantity = Type.Union([
  Type.Number(),
  Type.Array(Type.Number(), {
    minItems: 2,
    maxItems: 2,
    description: 'The least and the most.',
  }),
]);

/** A value's schema, by kind. */
export const valueSchemas = {
  hours: ref(WeekSchedule),
  money: Type.Object({
    amount: quantity,
    currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' }),
  }),
  duration: quantity,
  phone: Type.String({
    pattern: '^\\+\\d{7,15}(;ext=\\d{1,6})?$',
    description: 'E.164, with an extension as in RFC 3966: +576014397070;ext=5112',
  }),
  count: quantity,
  text: ref(LocalizedText),
} satisfies Record<(typeof factKinds)[number], TSchema>;

const factOf = <const K extends keyof typeof valueSchemas>(kind: K) =>
  Type.Object({
    id: Type.String({ description: 'kebab-case, topic first: taxi-minimum-fare' }),
    kind: Type.Literal(kind),
    label: ref(LocalizedText),
    value: valueSchemas[kind],
    unit: nullable(Type.Union([ref(FactUnit), ref(LocalizedText)])),
    validFrom: nullable(Day),
    validTo: nullable(Type.String({ format: 'date', description: 'Its last day.' })),
    current: Type.Boolean({ description: 'Whether it is in force today in Bogotá.' }),
    source: ref(FactSource),
    readOn: Type.String({ format: 'date', description: 'When the source was last read.' }),
    reviewBy: Type.String({ format: 'date', description: 'When it should be read again.' }),
  });

export const Fact = Type.Union(
  [
    factOf('hours'),
    factOf('money'),
    factOf('duration'),
    factOf('phone'),
    factOf('count'),
    factOf('text'),
  ],
  {
    $id: 'Fact',
    description: 'One thing that pages say, with its source and the days on which it is in force.',
  },
);

export const FactQuery = Type.Object({
  ids: Type.Optional(
    Type.String({
      maxLength: 4000,
      pattern: '^[a-z0-9,-]*$',
      description: 'Ids joined with commas; every fact without it.',
    }),
  ),
});

export const FactList = Type.Object(
  {
    facts: Type.Array(ref(Fact), { description: 'In order of their ids; unknown ids are absent.' }),
    updatedAt: Instant,
  },
  { $id: 'FactList' },
);

export type Fact = Static<typeof Fact>;
export type FactKind = (typeof factKinds)[number];
export type FactValue = Fact['value'];
export type FactUnit = (typeof factUnits)[number];
export type FactSource = Static<typeof FactSource>;
export type FactList = Static<typeof FactList>;
export type FactQuery = Static<typeof FactQuery>;
