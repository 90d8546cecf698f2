import Type, { type Static } from 'typebox';
import { Day, Instant, Url, nullable, ref, words } from '../http/schema.ts';
import { locales } from '../text/locale.ts';

export const newsKinds = ['news', 'event', 'notice'] as const;
export const newsTopics = [
  'airlines',
  'operations',
  'passengers',
  'cargo',
  'works',
  'services',
  'awards',
  'security',
] as const;
export type NewsKind = (typeof newsKinds)[number];
export type NewsTopic = (typeof newsTopics)[number];

/** Rows of a page of the list. */
export const notesOfPage = 20;

/** A date of which a part may be unknown. */
export const datePattern = '^\\d{4}(-\\d{2}(-\\d{2})?)?$';
const partDate = Type.String({
  pattern: datePattern,
  description: 'A day in Bogotá as far as it is known: 2026-02-27, 2026-02 or 2026.',
});

interface LinkPart {
  to: string;
  text: NoteInline[];
}
/** A run of text: plain, strong, or a link; paths carry no locale prefix. */
export type NoteInline = string | { strong: NoteInline[] } | LinkPart;
const parts = Type.Unsafe<NoteInline[]>({ type: 'array', items: { $ref: 'NoteInline#' } });

export const NoteInline = Type.Unsafe<NoteInline>({
  ...Type.Union([
    Type.String(),
    Type.Object({ strong: parts }),
    Type.Object({ to: Url, text: parts }),
  ]),
  $id: 'NoteInline',
  description: 'A run of text: plain, strong, or a link; paths carry no locale prefix.',
});

const kind = <Word extends string>(word: Word) => words([word]);
export const NoteBlock = Type.Union(
  [
    Type.Object({ kind: kind('heading'), text: Type.String() }),
    Type.Object({ kind: kind('text'), text: parts }),
    Type.Object({ kind: kind('list'), items: Type.Array(parts) }),
    Type.Object({
      kind: kind('table'),
      caption: Type.String(),
      head: Type.Array(parts),
      rows: Type.Array(Type.Array(parts)),
    }),
    Type.Object({ kind: kind('notice'), tone: words(['info', 'warning']), text: parts }),
  ],
  { $id: 'NoteBlock', description: 'A piece of a note, in the order of reading.' },
);

export const NoteSource = Type.Object(
  {
    publisher: Type.String(),
    url: Url,
    date: nullable(
      Type.String({ pattern: datePattern, description: 'Of the page; null when it has none.' }),
    ),
  },
  { $id: 'NoteSource' },
);

export const NotePicture = Type.Object(
  {
    name: Type.String({ description: 'In its address: /api/v2/news/pictures/{name}.' }),
    width: Type.Integer({ description: 'In pixels.' }),
    height: Type.Integer(),
    alt: Type.String(),
    credit: Type.String({ description: 'Who took it.' }),
  },
  { $id: 'NotePicture' },
);

const item = {
  slug: Type.String(),
  kind: words(newsKinds),
  topic: words(newsTopics),
  date: partDate,
  publishedAt: Instant,
  locale: words(locales, 'Of the texts: es where the note is not in the language asked for.'),
  title: Type.String(),
  summary: Type.String(),
  corrected: nullable(Day),
  event: nullable(Type.Object({ start: Instant, end: Instant, place: Type.String() })),
  notice: nullable(Type.Object({ from: Instant, to: Instant, tone: words(['info', 'warning']) })),
};

export const NewsItem = Type.Object(item, { $id: 'NewsItem' });

export const NewsList = Type.Object(
  {
    items: Type.Array(ref(NewsItem)),
    total: Type.Integer({ description: 'On all pages.' }),
    page: Type.Integer(),
    pages: Type.Integer(),
    topics: Type.Array(Type.Object({ topic: words(newsTopics), count: Type.Integer() }), {
      description: 'How many each topic would leave under the other chosen filters.',
    }),
  },
  { $id: 'NewsList' },
);

export const NewsNote = Type.Object(
  {
    ...item,
    blocks: Type.Array(ref(NoteBlock)),
    sources: Type.Array(ref(NoteSource)),
    pictures: Type.Array(ref(NotePicture)),
    corrections: Type.Array(Type.Object({ date: Day, text: Type.String() }), {
      description: 'The oldest first.',
    }),
    related: Type.Array(ref(NewsItem), {
      description: 'Of the same topic, then of others, the nearest in time first; three at most.',
    }),
    draft: Type.Boolean({ description: 'Seen by who has its link alone.' }),
    locales: Type.Array(words(locales), { description: 'The languages it is written in.' }),
  },
  { $id: 'NewsNote' },
);

const locale = Type.Optional(words(locales));

export const NewsQuery = Type.Object({
  locale,
  kind: Type.Optional(words([...newsKinds, ''])),
  topic: Type.Optional(words([...newsTopics, ''])),
  from: Type.Optional(Type.Union([Day, words([''])], { description: 'The first day, in Bogotá.' })),
  to: Type.Optional(Type.Union([Day, words([''])], { description: 'The last day, in Bogotá.' })),
  q: Type.Optional(Type.String({ maxLength: 80, description: 'Every word, blind to accents.' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});

export const NoteQuery = Type.Object({
  locale,
  draft: Type.Optional(
    Type.String({ maxLength: 60, description: 'Of the signed link to a draft.' }),
  ),
});

export type NoteBlock = Static<typeof NoteBlock>;
export type NoteSource = Static<typeof NoteSource>;
export type NewsItem = Static<typeof NewsItem>;
export type NewsList = Static<typeof NewsList>;
export type NewsNote = Static<typeof NewsNote>;
export type NewsQuery = Static<typeof NewsQuery>;
export type NoteQuery = Static<typeof NoteQuery>;
