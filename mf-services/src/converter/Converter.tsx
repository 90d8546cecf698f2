import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { ArticlePage, articlePage, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { Notice } from '@eldorado/ui';
import { articles, pages } from '../../content/collection.yaml';
import { fetchDrawing } from '../chartDrawing.ts';
import { ConverterForm } from './ConverterForm.tsx';
import type { ConverterView } from './converterView.ts';
import { ExchangeHouses } from './ExchangeHouses.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { RateChart } from './RateChart.tsx';
import { fetchRates } from './ratesApi.ts';
import { RateTable } from './RateTable.tsx';

interface ConverterData {
  article: ArticleData;
  view: ConverterView;
}

export async function load(context: LoadContext): Promise<ConverterData> {
  const [article, answers, { converterView }, drawChart] = await Promise.all([
    loadArticle({ articles, pages }, context),
    fetchRates(context),
    // The words of this page alone.
    import(/* webpackChunkName: "converter-words" */ './converterView.ts'),
    fetchDrawing(),
  ]);
  const { locale, now, url } = context;
  const cashLimit = article.facts['customs-cash-limit']?.value;
  const query = url.searchParams;
  const view = converterView(answers, { locale, now, query, cashLimit, drawChart });
  return { article, view };
}

const { structuredData: ofArticle } = articlePage({ articles, pages });
export const structuredData = ({ article }: ConverterData) => ofArticle(article);

// The form is answered by its address, or in place by an early script.
export const isStatic = true;

/** What money is worth, where the airport changes it, and how its notes are told apart. */
export function Screen({ data: { article, view }, title }: ScreenProps<ConverterData>) {
  const { words, form, rates, houses, history } = view;
  const unavailable = <Notice tone="warning">{words.unavailable}</Notice>;
  return (
    <ArticlePage
      data={article}
      title={title}
      compact
      card={() => (
        <>
          {form ? <ConverterForm view={form} /> : unavailable}
          <MoneyCard card={view.card} demo={words.demo} />
        </>
      )}
      slots={{
        houses: houses ? <ExchangeHouses view={houses} demo={words.demo} /> : unavailable,
        history: history && <RateChart view={history} />,
        rates: rates.shown.length > 0 && <RateTable view={rates} demo={words.demo} />,
      }}
    />
  );
}
