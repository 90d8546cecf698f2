import type { components } from '@eldorado/http/api-types';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { ArticlePage, articlePage, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { articles, pages } from '../../content/collection.yaml';
import { FigureChart } from '../statistics/FigureChart.tsx';
import type { WasteView } from './wasteView.ts';

interface IndicatorsData {
  article: ArticleData;
  /** Null while too little is known of it. */
  waste: WasteView | null;
}

async function loadWaste({ http, signal, locale }: LoadContext): Promise<WasteView | null> {
  // The words of these pages, and what draws charts.
  const { wasteFacts, wasteView } = await import(
    /* webpackChunkName: "indicators-view" */ './wasteView.ts'
  );
  const path = `/v2/facts?ids=${wasteFacts.join(',')}`;
  return http.get<components['schemas']['FactList']>(path, { signal }).then(
    ({ data }) => wasteView(data.facts, locale),
    () => null,
  );
}

export async function load(context: LoadContext): Promise<IndicatorsData> {
  const [article, waste] = await Promise.all([
    loadArticle({ articles, pages }, context),
    loadWaste(context),
  ]);
  return { article, waste };
}

const { structuredData: ofArticle } = articlePage({ articles, pages });
export const structuredData = ({ article }: IndicatorsData) => ofArticle(article);

// An early script serves who points at the chart.
export const isStatic = true;

/** An article of the green pages with the indicators of which several years are known as charts against their target. */
export function Screen({ data: { article, waste }, title }: ScreenProps<IndicatorsData>) {
  return (
    <ArticlePage
      data={article}
      title={title}
      slots={{
        waste: waste && <FigureChart chart={waste.chart} period="year" words={waste.words} />,
      }}
    />
  );
}
