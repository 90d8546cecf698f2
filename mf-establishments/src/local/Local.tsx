import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { Article, PageHeading, type ArticleContent } from '@eldorado/ui';
import { articles } from '../content/index.ts';
import { paraisoSelloLocal } from '../content/paraiso-sello-local/meta.ts';
import { sources } from '../content/sources.ts';
import { establishmentsApi } from '../establishmentsApi.ts';
import { loadTypes } from '../loadList.ts';
import { FoodCourts } from './FoodCourts.tsx';
import { Ventures } from './Ventures.tsx';

export interface LocalData {
  content: ArticleContent;
}

export async function load({ locale, store }: LoadContext): Promise<LocalData> {
  const { ventures, foodCourts } = establishmentsApi.endpoints;
  const [{ default: content }] = await Promise.all([
    articles['paraiso-sello-local'][locale](),
    // What could not be had is left out: the text stands without it.
    Promise.allSettled([
      fetchInto(store, ventures.initiate()),
      fetchInto(store, foodCourts.initiate(locale)),
      loadTypes(store, { locale }),
    ]),
  ]);
  return { content };
}

/** Local ventures and food courts: all of them, by name, and what to know before buying. */
export function Screen({ data: { content }, locale }: ScreenProps<LocalData>) {
  const { data: ventures } = establishmentsApi.useVenturesQuery();
  const { data: courts } = establishmentsApi.useFoodCourtsQuery(locale);
  return (
    <>
      <PageHeading title={paraisoSelloLocal.title[locale]} lead={content.lead} />
      {ventures && ventures.length > 0 && <Ventures groups={ventures} />}
      {courts && courts.length > 0 && <FoodCourts courts={courts} />}
      <Article content={{ ...content, lead: '' }} sources={sources} />
    </>
  );
}
