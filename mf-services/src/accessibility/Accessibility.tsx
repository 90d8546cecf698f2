import type { components } from '@eldorado/http/api-types';
import { articleWithPart } from '../article/articleWithPart.tsx';
import { StepFreeWays } from './StepFreeWays.tsx';
import { stepFreeWays, type StepFreeView } from './stepFreeWays.ts';

/** Accessibility, with the step-free ways of each terminal: null while the API does not answer. */
export const { load, structuredData, isStatic, Screen } = articleWithPart<StepFreeView | null>({
  slot: 'step-free',
  load: ({ http, signal, locale }) =>
    http
      .get<components['schemas']['WalkingTimeList']>('/v2/walking-times', { signal })
      .then(({ data }) => stepFreeWays(data, locale))
      .catch(() => null),
  Part: StepFreeWays,
});
