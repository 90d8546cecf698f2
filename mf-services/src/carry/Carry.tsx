import { articleWithPart } from '../article/articleWithPart.tsx';
import { CarryList } from './CarryList.tsx';
import type { CarryView } from './carryView.ts';

/** What may be taken on board: an answer for each thing, searched by an early script, then the article. */
export const { load, structuredData, isStatic, Screen } = articleWithPart<CarryView>({
  slot: 'carry',
  async load({ locale, url }, article) {
    // The things' own file: a third of what a screen may weigh.
    const things = import(/* webpackChunkName: "carry-things" */ './carryView.ts');
    const [{ facts }, { carryView }] = await Promise.all([article, things]);
    return carryView(locale, facts, url.searchParams.get('q') ?? '');
  },
  Part: CarryList,
});
