import { useLocale } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { PageHeading, SegmentedLinks } from '@eldorado/ui';
import { useCorporateMessages } from '../../messages.ts';
import { fetchNews, newsKinds, type NewsList, type NewsQuery } from '../newsApi.ts';
import { newsAddress, readNewsQuery } from '../newsQuery.ts';
import { NewsAside } from './NewsAside.tsx';
import { NewsFilters } from './NewsFilters.tsx';
import { NewsResults } from './NewsResults.tsx';
import css from './newsList.module.css';

export interface NewsListData {
  query: NewsQuery;
  /** Null when it could not be had. */
  list: NewsList | null;
}

/** Every filter is a part of the address, which the server answers. */
export const isStatic = true;

export async function load(context: LoadContext): Promise<NewsListData> {
  const query = readNewsQuery(context.url.searchParams);
  return { query, list: await fetchNews(context, query).catch(() => null) };
}

/** The press room: news, events and notices, the newest first. */
export function Screen({ data: { query, list }, title }: ScreenProps<NewsListData>) {
  const t = useCorporateMessages();
  const locale = useLocale();
  const { page: _page, kind, ...filters } = query;
  return (
    <>
      <PageHeading title={title} lead={t('news.lead')} />
      <SegmentedLinks
        label={t('news.kinds')}
        items={(['', ...newsKinds] as const).map((one) => ({
          to: newsAddress({ kind: one, ...filters }),
          label: t(`news.kind.${one === '' ? 'all' : one}`),
          current: kind === one,
        }))}
      />
      <div className={css.layout}>
        <div className={css.main}>
          <NewsFilters
            key={newsAddress(query)}
            query={query}
            topics={list?.topics ?? []}
            locale={locale}
          />
          <NewsResults query={query} list={list} />
        </div>
        <NewsAside />
      </div>
    </>
  );
}
