import { ButtonLink, EmptyState, FailureState } from '@eldorado/ui';
import { Pagination } from '@eldorado/ui/pagination';
import { useCorporateMessages } from '../../messages.ts';
import type { NewsList, NewsQuery } from '../newsApi.ts';
import { isFiltered, newsAddress } from '../newsQuery.ts';
import { NoteRow } from '../NoteRow.tsx';
import css from './newsList.module.css';

/** What the query finds, counted in the heading, a page of it; or why there is nothing. */
export function NewsResults({ query, list }: { query: NewsQuery; list: NewsList | null }) {
  const t = useCorporateMessages();
  if (!list)
    return (
      <>
        <FailureState title={t('news.failed')} className={css.state}>
          {t('news.failedText')}
        </FailureState>
        <p className={css.again}>
          <ButtonLink to={newsAddress(query)} variant="secondary">
            {t('news.again')}
          </ButtonLink>
        </p>
      </>
    );
  if (list.items.length === 0) return <NoResults query={query} />;
  return (
    <>
      <h2 className={css.count}>
        {t(`news.count.${query.kind === '' ? 'all' : query.kind}`, { count: list.total })}
      </h2>
      <ol className={css.rows}>
        {list.items.map((item) => (
          <li key={item.slug}>
            <NoteRow item={item} level={3} />
          </li>
        ))}
      </ol>
      <Pagination
        label={t('news.pages')}
        current={list.page}
        pages={list.pages}
        href={(page) => newsAddress({ ...query, page })}
        previousLabel={t('news.newer')}
        nextLabel={t('news.older')}
        pageLabel={(page) => t('news.page', { page })}
      />
    </>
  );
}

function NoResults({ query }: { query: NewsQuery }) {
  const t = useCorporateMessages();
  const { kind } = query;
  if (isFiltered(query) || query.page > 1)
    return (
      <EmptyState
        className={css.state}
        title={t('news.noMatch')}
        action={<ButtonLink to={newsAddress({ kind })}>{t('news.clear')}</ButtonLink>}
      >
        {t('news.noMatchText')}
      </EmptyState>
    );
  const why = kind === '' || kind === 'news' ? 'news' : kind;
  return (
    <EmptyState
      className={css.state}
      title={t(`news.none.${why}`)}
      action={kind && <ButtonLink to={newsAddress({})}>{t('news.seeAll')}</ButtonLink>}
    >
      {t(`news.noneText.${why}`)}
    </EmptyState>
  );
}
