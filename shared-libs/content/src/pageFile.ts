import {
  headerBackgrounds,
  menuGroups,
  queryRules,
  type ContentMeta,
  type HeaderBackground,
  type MenuGroup,
  type QueryRule,
} from '@eldorado/remote/descriptor';
import Type, { type Static, type TSchema } from 'typebox';
import type { ContentFault } from './faults.ts';
import { readYaml } from './readYaml.ts';

const words = Type.String({ minLength: 1 });
const date = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'a date such as 2026-03-31',
});
const inLanguages = <Schema extends TSchema>(schema: Schema) =>
  Type.Object({ es: schema, en: schema, fr: schema, pt: schema }, { additionalProperties: false });
const oneOf = <Word extends string>(choices: readonly Word[]) =>
  Type.Unsafe<Word>(Type.String({ enum: choices, description: `one of ${choices.join(', ')}` }));

const queryRule = Type.Unsafe<QueryRule>(
  Type.Union([oneOf(queryRules), Type.Array(words)], {
    description: `one of ${queryRules.join(', ')}, or a list of the words that it may be`,
  }),
);

/** `page.yaml`: what a page is, beside its text. */
const pageSchema = Type.Object(
  {
    path: Type.String({
      pattern: '^/([a-z0-9:/-]*[a-z0-9])?$',
      description: 'an address without locale prefix, such as /servicios/oratorio',
    }),
    screen: Type.Optional(words),
    background: Type.Optional(oneOf<HeaderBackground>([...headerBackgrounds, 'none'])),
    slim: Type.Optional(Type.Boolean()),
    layout: Type.Optional(words),
    icon: Type.Optional(words),
    menu: Type.Optional(
      Type.Object(
        { group: oneOf<MenuGroup>(menuGroups), order: Type.Integer() },
        { additionalProperties: false },
      ),
    ),
    unlisted: Type.Optional(Type.Boolean()),
    middleware: Type.Optional(Type.Array(words)),
    widgets: Type.Optional(Type.Array(words)),
    query: Type.Optional(Type.Record(Type.String(), queryRule)),
    form: Type.Optional(
      Type.Object(
        {
          endpoint: Type.String({ pattern: '^/v2/[a-z0-9/-]+$' }),
          shows: words,
          as: Type.Optional(words),
        },
        { additionalProperties: false },
      ),
    ),
    related: Type.Optional(Type.Array(words)),
    service: Type.Optional(words),
    facts: Type.Optional(Type.Array(words)),
    reviewed: date,
    title: inLanguages(words),
    description: inLanguages(words),
    keywords: inLanguages(Type.Array(words)),
    asked: Type.Optional(inLanguages(Type.Array(words))),
  },
  { additionalProperties: false },
);
export type PageFile = Static<typeof pageSchema> & ContentMeta;

const sourceSchema = Type.Object(
  {
    publisher: words,
    title: inLanguages(words),
    url: Type.Union([Type.Null(), Type.String({ pattern: '^https?://' })]),
    readOn: date,
  },
  { additionalProperties: false },
);

/** `collection.yaml`: what the pages of a folder share. */
const collectionSchema = Type.Object(
  {
    screen: Type.Optional(words),
    background: Type.Optional(oneOf<HeaderBackground>([...headerBackgrounds, 'none'])),
    layout: Type.Optional(words),
    sources: Type.Optional(Type.Record(Type.String(), sourceSchema)),
  },
  { additionalProperties: false },
);
export type CollectionFile = Static<typeof collectionSchema>;

/** Reads a `page.yaml`. @returns undefined when it is faulty; the faults say where and why. */
export const readPageFile = (
  file: string,
  text: string,
  faults: ContentFault[],
): PageFile | undefined => readYaml(pageSchema, file, text, faults);

/** Reads a `collection.yaml`, in the same way. */
export const readCollectionFile = (
  file: string,
  text: string,
  faults: ContentFault[],
): CollectionFile | undefined => readYaml(collectionSchema, file, text, faults);
