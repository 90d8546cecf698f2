import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { PageHeading } from '@eldorado/ui';
import { plainText } from '@eldorado/ui/article';
import { ArticleBody, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { articles, pages } from '../../content/collection.yaml';
import { establishmentsApi } from '../establishmentsApi.ts';
import { loadTypes } from '../loadList.ts';
import { FoodCourts } from './FoodCourts.tsx';
import { Ventures } from './Ventures.tsx';

export async function load(context: LoadContext): Promise<ArticleData> {
  const { locale, store } = context;
  const { ventures, foodCourts } = establishmentsApi.endpoints;
  const [article] = await Promise.all([
    loadArticle({ articles, pages }, context),
    // What could not be had is left out: the text stands without it.
    Promise.allSettled([
      fetchInto(store, ventures.initiate()),
      fetchInto(store, foodCourts.initiate(locale)),
      loadTypes(store, { locale }),
    ]),
  ]);
  return article;
}

export const isStatic = true;

/** Local ventures and food courts: all of them, by name, and what to know before buying. */
export function Screen({ data, title, locale }: ScreenProps<ArticleData>) {
  const { data: ventures } = establishmentsApi.useVenturesQuery();
  const { data: courts } = establishmentsApi.useFoodCourtsQuery(locale);
  return (
    <>
      <PageHeading title={title} lead={plainText(data.content.lead)} />
      {ventures && ventures.length > 0 && <Ventures groups={ventures} />}
      {courts && courts.length > 0 && <FoodCourts courts={courts} />}
      <ArticleBody {...data} title={title} content={{ ...data.content, lead: [] }} />
    </>
  );
}
