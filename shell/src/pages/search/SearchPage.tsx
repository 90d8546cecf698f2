import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { localisePath, type Locale } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { useAddressEcho } from '@eldorado/remote/address-echo';
import { Button, FailureState, PageHeading, TextField } from '@eldorado/ui';
import { useSite } from '../../app/SiteContext.tsx';
import {
  countOf,
  longestQuery,
  searchAddress,
  type SearchAnswer,
  searchPath,
} from '@eldorado/search';
import { fetchDelay } from '../../search/asking/fetchDelay.ts';
import { NoResults } from '../../search/results/NoResults.tsx';
import { Said } from '../../search/results/Said.tsx';
import { searchTexts, useSearchTexts } from '../../search/searchTexts.ts';
import { useMissReport } from '../../search/asking/useMissReport.ts';
import { ResultGroups } from './ResultGroups.tsx';
import styles from './searchPage.module.css';

interface SearchData {
  query: string;
  /** Null when the search could not be reached. */
  answer: SearchAnswer | null;
}

export async function load({ url, http, locale, signal }: LoadContext): Promise<SearchData> {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  try {
    const { data } = await http.get<SearchAnswer>('/site-search', {
      // Without JavaScript nobody else says that the page found nothing.
      params: { q: query, locale, ...(typeof window === 'undefined' && { page: 1 }) },
      signal,
    });
    return { query, answer: data };
  } catch {
    return { query, answer: null };
  }
}

export const title = ({ query }: SearchData, locale: Locale): string =>
  query === '' ? searchTexts[locale].title : searchTexts[locale].resultsOf(query);

/** The search as a page: it works without JavaScript, and follows what is typed once that runs. */
export function Screen({ data: { query, answer }, locale }: ScreenProps<SearchData>) {
  const t = useSearchTexts();
  const site = useSite(locale);
  const navigate = useNavigate();
  const count = answer ? countOf(answer) : 0;
  const nothing = answer?.groups.length === 0;
  useMissReport(nothing ? query : null);
  const summary = query === '' ? t.hint : count > 0 ? t.count(count) : answer ? t.none : '';
  return (
    <>
      <PageHeading
        title={query === '' ? t.title : t.resultsOf(query)}
        lead={<span role="status">{summary}</span>}
      />
      <SearchForm query={query} locale={locale} />
      {answer ? (
        <>
          {answer.said && <Said said={answer.said} />}
          <ResultGroups answer={answer} />
          {nothing && <NoResults query={query} site={site} />}
        </>
      ) : (
        <FailureState title={t.failed} retryLabel={t.retry} onRetry={() => void navigate(0)}>
          {t.failedText}
        </FailureState>
      )}
    </>
  );
}

function SearchForm({ query, locale }: { query: string; locale: Locale }) {
  const t = useSearchTexts();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  useAddressEcho({
    shown: query,
    wanted: typed?.trim() ?? query,
    pause: fetchDelay,
    pathOf: (text) => (text === '' ? searchPath : searchAddress(text)),
    follow() {
      setTyped(null);
      if (input.current) input.current.value = query;
    },
  });
  return (
    <form
      role="search"
      method="get"
      action={localisePath(searchPath, locale)}
      className={styles.form}
      onSubmit={() => setTyped(null)}
    >
      <TextField
        ref={input}
        label={t.label}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={longestQuery}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t.submit}</Button>
    </form>
  );
}
