import { formatPesos, formatTime, useLocale } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { ArticlePage, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { everyMinute, fetchInto } from '@eldorado/store';
import { useSearchParams } from '@eldorado/remote/routing';
import { DataTable, Notice } from '@eldorado/ui';
import { articles, pages } from '../../content/collection.yaml';
import { ignoreFailure } from '../ignoreFailure.ts';
import { CityAnswer } from './CityAnswer.tsx';
import { CityForm } from './CityForm.tsx';
import { cityRoutesApi, readQuestion } from './cityRoutesApi.ts';
import { useServiceMessages } from '../messages.ts';
import { servicesApi, type UsualRides } from '../servicesApi.ts';

export async function load(context: LoadContext): Promise<ArticleData> {
  const question = readQuestion(context.url.searchParams);
  const { cityPlaces, cityRoutes } = cityRoutesApi.endpoints;
  const [article] = await Promise.all([
    loadArticle({ articles, pages }, context),
    ignoreFailure(fetchInto(context.store, cityPlaces.initiate({}))),
    ignoreFailure(
      fetchInto(
        context.store,
        servicesApi.endpoints.terminals.initiate({ locale: context.locale }),
      ),
    ),
    question.from !== '' && ignoreFailure(fetchInto(context.store, cityRoutes.initiate(question))),
    ignoreFailure(fetchInto(context.store, servicesApi.endpoints.usualRides.initiate({}))),
  ]);
  return article;
}

// The form is answered by its address, the answers say their time, and a visit from inside the site asks for them again.
export const isStatic = true;

/**
 * How to get to the airport: the ways from a place of the city, then all there is to know of each means. Without the taxi's
 * fares of now the decree's table stands alone.
 */
export function Screen({ data, title }: ScreenProps<ArticleData>) {
  const { data: rides } = servicesApi.useUsualRidesQuery({}, everyMinute);
  return (
    <ArticlePage
      data={data}
      title={title}
      slots={{ routes: <CityRoutes />, 'taxi-now': rides && <TaxiNow {...rides} /> }}
    />
  );
}

/** The form, and below it what it was asked. */
function CityRoutes() {
  const t = useServiceMessages();
  const [query] = useSearchParams();
  const question = readQuestion(query);
  const skip = question.from === '';
  const { data: places } = cityRoutesApi.useCityPlacesQuery({});
  const { data: found, isError } = cityRoutesApi.useCityRoutesQuery(question, { skip });
  if (!places) return null;
  return (
    <>
      <CityForm {...{ places, question }} />
      {found?.kind === 'routes' && <CityAnswer answer={found.answer} places={places} />}
      {found?.kind === 'refused' && <Notice tone="warning">{t(`city_${found.why}`)}</Notice>}
      {!skip && isError && <Notice tone="warning">{t('failedText')}</Notice>}
    </>
  );
}

/** What a taxi costs now from or to parts of the city. */
function TaxiNow({ at, night, fares }: UsualRides) {
  const t = useServiceMessages();
  const locale = useLocale();
  return (
    <DataTable
      caption={t(night ? 'taxiNowSurcharge' : 'taxiNow', { time: formatTime(at, locale) })}
      blocks
      blockLabels="shown"
      rowHeader="place"
      columns={[
        { key: 'place', label: t('taxiPlace') },
        { key: 'fare', label: t('taxiFare') },
      ]}
      rows={fares.map(({ place, totalCop, totalMaxCop }) => ({
        key: place,
        cells: {
          place,
          fare: t('taxiRange', {
            min: formatPesos(totalCop, locale),
            max: formatPesos(totalMaxCop, locale),
          }),
        },
      }))}
    />
  );
}
