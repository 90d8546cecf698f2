import { articleWithPart } from '../article/articleWithPart.tsx';
import { currentFacts } from '../currentFacts.ts';
import { vatFacts } from './invoices.ts';
import { VatCalculator } from './VatCalculator.tsx';
import type { VatView } from './vatView.ts';

/** Customs, with what a visitor gets back of the VAT. */
export const { load, structuredData, isStatic, Screen } = articleWithPart<VatView>({
  slot: 'vat',
  async load(context) {
    const [facts, { vatView }] = await Promise.all([
      currentFacts(context, vatFacts),
      import(/* webpackChunkName: "vat-words" */ './vatView.ts'),
    ]);
    return vatView(context.locale, context.url.searchParams, facts);
  },
  Part: VatCalculator,
});
