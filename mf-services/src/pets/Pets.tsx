import { articleWithPart } from '../article/articleWithPart.tsx';
import { currentFacts } from '../currentFacts.ts';
import { PetPlan } from './PetPlan.tsx';
import { petFacts } from './petSteps.ts';
import type { PetView } from './petView.ts';

/** Travelling with a pet: what to do by which day, then the article. */
export const { load, structuredData, isStatic, Screen } = articleWithPart<PetView>({
  slot: 'pets',
  async load(context) {
    const [facts, { petView }] = await Promise.all([
      currentFacts(context, petFacts),
      import(/* webpackChunkName: "pets-words" */ './petView.ts'),
    ]);
    return petView(context.locale, context.url.searchParams, { now: context.now, facts });
  },
  Part: PetPlan,
});
