import Type, { type Static } from 'typebox';
import { Day, Instant, ref } from '../http/schema.ts';

export const SamplesEntry = Type.Object(
  { slug: Type.String(), name: Type.String(), until: Day },
  { $id: 'SamplesEntry' },
);

export const SamplesList = Type.Object(
  { updatedAt: Instant, entries: Type.Array(ref(SamplesEntry)) },
  { $id: 'SamplesList' },
);

export type SamplesEntry = Static<typeof SamplesEntry>;
export type SamplesList = Static<typeof SamplesList>;
