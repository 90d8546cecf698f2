import Type, { type TSchema } from 'typebox';
import { words } from '../http/schema.ts';
import { isDay } from '../time/time.ts';
import { daysOf } from './note.ts';
import { datePattern, newsKinds, newsTopics } from './schema.ts';

/** A gallery of more is an album. */
const mostPictures = 12;

const text = Type.String({ minLength: 1, description: 'a text' });
const some = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Object(
    {
      es: schema,
      en: Type.Optional(schema),
      fr: Type.Optional(schema),
      pt: Type.Optional(schema),
    },
    { additionalProperties: false, description },
  );
const texts = some(text, 'texts in es, and in en, fr and pt');
const instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?-05:00$',
  description: "an instant by Bogotá's clock, such as 2026-12-01T10:00:00-05:00",
});
/** `2025` is a number in YAML. */
const date = Type.Unsafe<string | number>({
  type: ['string', 'integer'],
  pattern: datePattern,
  description: 'a date: 2026-02-27, 2026-02 or 2026',
});
const orNull = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Type.Static<Schema> | null>({
    ...schema,
    type: [(schema as { type?: string }).type, 'null'],
  });

/** What stands at the top of a note's file. */
export const Head = Type.Object(
  {
    slug: Type.String({
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      maxLength: 80,
      description: 'the name in its address, in lower case with hyphens',
    }),
    kind: words(newsKinds, `one of ${newsKinds.join(', ')}`),
    topic: words(newsTopics, `one of ${newsTopics.join(', ')}`),
    date,
    publishAt: Type.Optional(orNull(instant)),
    sources: Type.Array(
      Type.Object(
        {
          publisher: text,
          url: Type.String({ pattern: '^https?://', description: 'an address, https://…' }),
          date: Type.Unsafe<string | number | null>({
            ...date,
            type: ['string', 'integer', 'null'],
          }),
        },
        { additionalProperties: false, description: 'a source: publisher, url and date' },
      ),
      { minItems: 1, description: 'a list of one source at least' },
    ),
    title: texts,
    summary: some(
      Type.String({
        minLength: 80,
        maxLength: 200,
        description: 'one sentence of 80 to 200 characters',
      }),
      'sentences in es, and in en, fr and pt',
    ),
    pictures: Type.Optional(
      Type.Array(
        Type.Object(
          {
            file: Type.String({
              pattern: '^[A-Za-z0-9][\\w-]*\\.(jpe?g|png|webp)$',
              description: 'the name of a .jpg, .png or .webp beside the file',
            }),
            alt: texts,
            credit: text,
          },
          { additionalProperties: false, description: 'a picture: file, alt and credit' },
        ),
        { maxItems: mostPictures, description: `a list of ${mostPictures} pictures at most` },
      ),
    ),
    corrections: Type.Optional(
      Type.Array(Type.Object({ date: text, text: texts }, { additionalProperties: false })),
    ),
    event: Type.Optional(
      orNull(
        Type.Object(
          { start: instant, end: instant, place: texts },
          { additionalProperties: false },
        ),
      ),
    ),
    notice: Type.Optional(
      orNull(
        Type.Object(
          {
            from: instant,
            to: instant,
            tone: words(['info', 'warning'], 'info or warning'),
            terminal: Type.Optional(words(['T1', 'T2'], 'T1 or T2')),
          },
          { additionalProperties: false },
        ),
      ),
    ),
  },
  { additionalProperties: false },
);
export type Head = Type.Static<typeof Head>;

/** Says what is wrong at a key of the head. */
export type HeadFault = (key: keyof Head, message: string) => void;

/**
 * What a schema cannot say of a head.
 * @param name of its file, which is the note's.
 */
export function checkHead(head: Head, name: string, fault: HeadFault): void {
  const { slug, kind, corrections = [], event, notice } = head;
  if (slug !== name)
    fault('slug', `'${slug}' is the note of ${slug}.md. Rename the file or the note.`);
  const isDate = (value: unknown) => daysOf(String(value)).every(isDay);
  if (!isDate(head.date)) fault('date', `${head.date} is no date. Correct it.`);
  for (const { date: of } of head.sources)
    if (of !== null && !isDate(of)) fault('sources', `${of} is no date. Correct it.`);
  for (const { date: of } of corrections)
    if (!isDay(of)) fault('corrections', `'${of}' is no day: write 2026-03-31.`);
  for (const [key, part] of [
    ['event', event],
    ['notice', notice],
  ] as const)
    if ((kind === key) !== Boolean(part))
      fault(
        key,
        part
          ? `Only a note of kind ${key} has '${key}'. Remove it.`
          : `'${key}' is missing. Add it.`,
      );
  const isSpan = (from: string, to: string) => Date.parse(from) < Date.parse(to);
  const late = 'It must end after it begins, on days that exist. Correct the times.';
  if (event && !isSpan(event.start, event.end)) fault('event', late);
  if (notice && !isSpan(notice.from, notice.to)) fault('notice', late);
  if (head.publishAt && Number.isNaN(Date.parse(head.publishAt)))
    fault('publishAt', `${head.publishAt} is no instant that exists. Correct it.`);
}
