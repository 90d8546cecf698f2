import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { ArticlePage, articlePage, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { articles, pages } from '../../content/collection.yaml';
import { CompareYears } from './CompareYears.tsx';
import { GroupCharts } from './GroupCharts.tsx';
import { fetchChanges, fetchFigures } from './statisticsApi.ts';
import type { StatisticsView } from './statisticsView.ts';
import { WhatChanged } from './WhatChanged.tsx';

interface StatisticsData {
  article: ArticleData;
  view: StatisticsView;
}

export async function load(context: LoadContext): Promise<StatisticsData> {
  const [article, figures, changes, { statisticsView }] = await Promise.all([
    loadArticle({ articles, pages }, context),
    fetchFigures(context),
    fetchChanges(context),
    // The words of this page, and what draws charts.
    import(/* webpackChunkName: "statistics-view" */ './statisticsView.ts'),
  ]);
  const { locale, url } = context;
  return { article, view: statisticsView(figures, changes, { locale, query: url.searchParams }) };
}

const { structuredData: ofArticle } = articlePage({ articles, pages });
export const structuredData = ({ article }: StatisticsData) => ofArticle(article);

// Views are addresses; an early script serves who points at a chart.
export const isStatic = true;

/** The airport's figures as charts, each with its table and its sources. */
export function Screen({ data: { article, view }, title }: ScreenProps<StatisticsData>) {
  return (
    <ArticlePage
      data={article}
      title={title}
      compact
      slots={{
        passengers: <GroupCharts view={view} group="passengers" />,
        movements: <GroupCharts view={view} group="movements" />,
        cargo: <GroupCharts view={view} group="cargo" />,
        compare: <CompareYears view={view} />,
        changes: <WhatChanged view={view} />,
      }}
    />
  );
}
