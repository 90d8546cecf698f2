import Type, { type Static } from 'typebox';
import { Instant, ref, words } from '../http/schema.ts';

/** Where at the airport one would work. */
export const jobAreas = [
  'operations',
  'security',
  'passengers',
  'commerce',
  'cargo',
  'maintenance',
  'technology',
  'administration',
] as const;

/** Contracts as Colombian law has them. */
export const jobKinds = [
  'permanent',
  'fixed-term',
  'by-work',
  'apprenticeship',
  'internship',
] as const;

export const JobOpening = Type.Object(
  {
    id: Type.String({ description: 'kebab-case' }),
    title: Type.String(),
    employer: Type.String({ description: 'Who hires.' }),
    area: words(jobAreas),
    kind: words(
      jobKinds,
      'The contract: permanent (término indefinido), fixed-term (término fijo), by-work (obra o labor), apprenticeship, internship.',
    ),
    description: Type.String({ description: 'As the employer wrote it, in Spanish.' }),
    url: Type.String({ description: 'The employer’s own page of it, where one applies.' }),
    posted: Type.String({ format: 'date', description: 'First day, in Bogotá.' }),
    closes: Type.String({ format: 'date', description: 'Last day, in Bogotá, included.' }),
  },
  { $id: 'JobOpening' },
);

const count = <const W extends readonly string[]>(values: W) =>
  Type.Array(Type.Object({ value: words(values), count: Type.Integer() }));

export const JobOpeningList = Type.Object(
  {
    updatedAt: Instant,
    total: Type.Integer({ description: 'Openings that are open today, whatever was asked for.' }),
    areas: count(jobAreas),
    kinds: count(jobKinds),
    openings: Type.Array(ref(JobOpening)),
  },
  {
    $id: 'JobOpeningList',
    description:
      'Openings that are open today in Bogotá, the first to close first. areas and kinds: those that have any, whatever was asked for.',
  },
);

export const JobOpeningQuery = Type.Object({
  area: Type.Optional(words([...jobAreas, ''])),
  kind: Type.Optional(words([...jobKinds, ''])),
  q: Type.Optional(
    Type.String({
      maxLength: 80,
      description: 'Every word begins one of title, employer or description; accents do not count.',
    }),
  ),
});

export type JobArea = (typeof jobAreas)[number];
export type JobKind = (typeof jobKinds)[number];
export type JobOpening = Static<typeof JobOpening>;
export type JobOpeningList = Static<typeof JobOpeningList>;
export type JobOpeningQuery = Static<typeof JobOpeningQuery>;
