import Type, { type Static } from 'typebox';
import { Instant, nullable, ref, Url, words } from '../http/schema.ts';

/** What is counted; `_total` is the sum of domestic and international. */
export const indicators = [
  'passengers_total',
  'passengers_domestic',
  'passengers_international',
  'movements',
  'movements_domestic',
  'movements_international',
  'cargo_tonnes',
  'cargo_tonnes_domestic',
  'cargo_tonnes_international',
] as const;
export type Indicator = (typeof indicators)[number];

/** What is to be known of a figure. */
export const figureNotes = [
  'rounded',
  'about',
  'more-than',
  'almost',
  'provisional',
  'encyclopaedia',
  'flights',
  'before-year-end',
] as const;
export type FigureNote = (typeof figureNotes)[number];

const Period = Type.String({
  pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$',
  description: 'A year, `2024`, or a month, `2024-01`.',
});

export const StatisticFigure = Type.Object(
  {
    period: Period,
    indicator: words(indicators),
    value: Type.Number({ description: 'Passengers, movements of aircraft, or tonnes.' }),
    notes: Type.Array(words(figureNotes), {
      description:
        'encyclopaedia: read in an encyclopaedia or a copy of one. flights: counts flights. before-year-end: published before the year was over.',
    }),
    source: Type.String(),
    sourceUrl: nullable(Url),
    pageDate: nullable(
      Type.String({ description: 'The day, month or year that the page bears; null for none.' }),
    ),
    conflict: nullable(
      Type.Object(
        { value: Type.Number(), source: Type.String(), sourceUrl: nullable(Url) },
        { description: 'What another source says of the same.' },
      ),
    ),
    version: Type.Integer({ description: 'The import that brought it; 0: the first ones.' }),
  },
  { $id: 'StatisticFigure' },
);

export const StatisticQuery = Type.Object({
  indicator: Type.Optional(words(indicators)),
  granularity: Type.Optional(words(['year', 'month'])),
});
export const StatisticList = Type.Object(
  {
    version: Type.Integer({ description: 'That of the newest import.' }),
    figures: Type.Array(ref(StatisticFigure), {
      description: 'By indicator and period. A period of which nothing is known is not there.',
    }),
  },
  { $id: 'StatisticList' },
);

export const StatisticsCsv = Type.String({
  examples: [
    'period,indicator,value,source,url,page_date,notes,other_value,other_source,other_url\r\n2024,movements,360044,Travel2latam (ACI-LAC),https://en.travel2latam.com/news-96840-aci-lac-presents-the-10-busiest-airports-in-latin-america-and-the-caribbean,2025-04,,360589,Aero Magazine,\r\n',
  ],
});

export const StatisticChangeQuery = Type.Object({
  since: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Changes after this version.' }),
  ),
});
export const StatisticChange = Type.Object(
  {
    version: Type.Integer(),
    importedAt: Instant,
    period: Period,
    indicator: words(indicators),
    before: nullable(Type.Number({ description: 'Null: nothing was known.' })),
    after: nullable(Type.Number({ description: 'Null: the figure was taken back.' })),
    source: Type.String(),
    sourceUrl: nullable(Url),
  },
  { $id: 'StatisticChange' },
);
export const StatisticChangeList = Type.Object(
  { version: Type.Integer(), changes: Type.Array(ref(StatisticChange)) },
  { $id: 'StatisticChangeList', description: 'The newest first, 500 at most.' },
);

export type StatisticFigure = Static<typeof StatisticFigure>;
export type StatisticQuery = Static<typeof StatisticQuery>;
export type StatisticList = Static<typeof StatisticList>;
export type StatisticChange = Static<typeof StatisticChange>;
export type StatisticChangeList = Static<typeof StatisticChangeList>;
