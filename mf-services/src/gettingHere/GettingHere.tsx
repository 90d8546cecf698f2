import { formatPesos, formatTime, type Locale } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { fetchInto } from '@eldorado/store';
import { Article, PageHeading, type ArticleBlock, type ArticleContent } from '@eldorado/ui';
import { comoLlegarAlAeropuerto } from '../content/como-llegar-al-aeropuerto/meta.ts';
import { articles } from '../content/index.ts';
import { sources } from '../content/sources.ts';
import { ignoreFailure } from '../ignoreFailure.ts';
import { useServiceMessages } from '../messages.ts';
import { everyMinute, servicesApi, type UsualRides } from '../servicesApi.ts';

/** The table of the decree in the article, which today's fares follow. */
const decree = 'decreto-042-taxi';

export async function load({ store, locale }: LoadContext): Promise<ArticleContent> {
  const [{ default: content }] = await Promise.all([
    articles['como-llegar-al-aeropuerto'][locale](),
    ignoreFailure(fetchInto(store, servicesApi.endpoints.usualRides.initiate({}))),
  ]);
  return content;
}

/** How to get to the airport, with what a taxi costs right now; without the API the decree's table stands alone. */
export function Screen({ data: content, locale }: ScreenProps<ArticleContent>) {
  const t = useServiceMessages();
  const { data: rides } = servicesApi.useUsualRidesQuery({}, everyMinute);
  return (
    <>
      <PageHeading title={comoLlegarAlAeropuerto.title[locale]} />
      <Article
        content={rides ? withBlock(content, faresOf(rides, t, locale)) : content}
        sources={sources}
      />
    </>
  );
}

function faresOf(
  { at, night, fares }: UsualRides,
  t: ReturnType<typeof useServiceMessages>,
  locale: Locale,
): ArticleBlock {
  return {
    kind: 'table',
    caption: t(night ? 'taxiNowSurcharge' : 'taxiNow', { time: formatTime(at, locale) }),
    head: [t('taxiPlace'), t('taxiFare')],
    rows: fares.map(({ place, totalCop, totalMaxCop }) => [
      place,
      t('taxiRange', {
        min: formatPesos(totalCop, locale),
        max: formatPesos(totalMaxCop, locale),
      }),
    ]),
    source: decree,
  };
}

/** The article with a block after the decree's table. */
const withBlock = (content: ArticleContent, added: ArticleBlock): ArticleContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) =>
      block.kind === 'table' && block.source === decree ? [block, added] : [block],
    ),
  })),
});
