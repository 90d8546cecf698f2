import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { ArticlePage, articlePage, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { articles, pages } from '../../content/collection.yaml';
import { FigureChart } from '../statistics/FigureChart.tsx';
import { fetchFigures } from '../statistics/statisticsApi.ts';
import { CargoFlights } from './CargoFlights.tsx';
import type { CargoView, Direction, FlightList } from './cargoView.ts';

interface CargoData {
  article: ArticleData;
  view: CargoView;
}

export async function load(context: LoadContext): Promise<CargoData> {
  const { http, signal, locale, now } = context;
  const board = (direction: Direction) =>
    http.get<FlightList>('/v2/flights', { signal, params: { direction, type: 'cargo' } }).then(
      ({ data }) => data,
      () => null,
    );
  const [article, figures, departures, arrivals, { cargoView }] = await Promise.all([
    loadArticle({ articles, pages }, context),
    fetchFigures(context),
    board('departures'),
    board('arrivals'),
    // The words of this page, and what draws charts.
    import(/* webpackChunkName: "cargo-view" */ './cargoView.ts'),
  ]);
  return { article, view: cargoView(figures, { departures, arrivals }, { locale, now }) };
}

const { structuredData: ofArticle } = articlePage({ articles, pages });
export const structuredData = ({ article }: CargoData) => ofArticle(article);

// An early script serves who points at the chart.
export const isStatic = true;

/** Cargo: how to send and collect it, the next flights that carry it, and how much there was each year. */
export function Screen({ data: { article, view }, title }: ScreenProps<CargoData>) {
  const { tonnage } = view;
  return (
    <ArticlePage
      data={article}
      title={title}
      slots={{
        flights: <CargoFlights view={view} />,
        tonnage: tonnage && (
          <FigureChart
            chart={tonnage.view.year}
            period="year"
            words={tonnage.words}
            csv={tonnage.view.csv}
          />
        ),
      }}
    />
  );
}
