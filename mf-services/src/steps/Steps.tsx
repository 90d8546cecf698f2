import { articleWithPart } from '../article/articleWithPart.tsx';
import { currentFacts } from '../currentFacts.ts';
import { StepList } from './StepList.tsx';
import { stepFlight } from './stepFlight.ts';
import { readSteps, stepFacts } from './steps.ts';
import type { StepsView } from './stepsView.ts';

/** Preparing a trip: the steps of a traveller's case as a list to tick, with a flight's times, then the article. */
export const { load, structuredData, isStatic, Screen } = articleWithPart<StepsView>({
  slot: 'steps',
  async load(context) {
    const question = readSteps(context.url.searchParams);
    const [facts, flight, { stepsView }] = await Promise.all([
      question.asked ? currentFacts(context, stepFacts) : {},
      question.flight === '' ? null : stepFlight(context, question.flight),
      import(/* webpackChunkName: "steps-words" */ './stepsView.ts'),
    ]);
    return stepsView(context.locale, question, { facts, flight });
  },
  Part: StepList,
});
