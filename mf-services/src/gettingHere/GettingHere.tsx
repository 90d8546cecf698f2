import { formatPesos, formatTime, useLocale } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { ArticleBody, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { fetchInto } from '@eldorado/store';
import { DataTable, PageHeading } from '@eldorado/ui';
import { articles, pages } from '../../content/collection.yaml';
import { ignoreFailure } from '../ignoreFailure.ts';
import { useServiceMessages } from '../messages.ts';
import { everyMinute, servicesApi, type UsualRides } from '../servicesApi.ts';

export async function load(context: LoadContext): Promise<ArticleData> {
  const [article] = await Promise.all([
    loadArticle({ articles, pages }, context),
    ignoreFailure(fetchInto(context.store, servicesApi.endpoints.usualRides.initiate({}))),
  ]);
  return article;
}

// The fares' table says its time, and a visit from inside the site asks for them again.
export const isStatic = true;

/** How to get to the airport, with what a taxi costs right now; without those fares the decree's table stands alone. */
export function Screen({ data, title }: ScreenProps<ArticleData>) {
  const { data: rides } = servicesApi.useUsualRidesQuery({}, everyMinute);
  return (
    <>
      <PageHeading title={title} />
      <ArticleBody
        {...data}
        title={title}
        slots={{ 'taxi-now': rides && <TaxiNow {...rides} /> }}
      />
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
