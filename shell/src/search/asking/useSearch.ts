import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import {
  findAnswer,
  inOrder,
  type SearchAnswer,
  type SearchGroup,
  type SearchIndex,
  type SearchSaid,
} from '@eldorado/search';
import { fetchDelay } from './fetchDelay.ts';
import { askServer, loadIndex } from './searchClient.ts';

/** Results of a group; the search page shows more. */
const hitsOfGroup = 5;

export interface SearchState {
  groups: readonly SearchGroup[];
  /** The answer itself, where there is one. */
  said: SearchSaid | undefined;
  /** Something is still on its way that may be found. */
  searching: boolean;
  /** Neither the index nor the server can be had. */
  failed: boolean;
  /** The rest is there, flights are not. */
  withoutFlights: boolean;
  retry: () => void;
}

/**
 * Results as one types: from the index in the same frame, flights from the server a moment later. Where the index
 * does not come, the server answers for it.
 */
export function useSearch(query: string, setId: string): SearchState {
  const locale = useLocale();
  const now = useNow();
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [failedQuery, setFailedQuery] = useState<string | null>(null);

  useEffect(() => {
    loadIndex(setId, locale).then(setIndex, () => setFailedAttempt(attempt));
  }, [setId, locale, attempt]);
  const indexFailed = failedAttempt === attempt;

  const wanted = query.trim();
  useEffect(() => {
    if (!isAsked(wanted)) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      askServer(wanted, locale, stop.signal).then(
        (found) => {
          setAnswer(found);
          setFailedQuery(null);
        },
        () => {
          if (!stop.signal.aborted) setFailedQuery(wanted);
        },
      );
    }, fetchDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, locale]);

  const found = useMemo(
    () => (index ? findAnswer(index, wanted, hitsOfGroup, now) : null),
    [index, wanted, now],
  );
  // The answer to what was typed a letter ago stays until the next one is there.
  const near = answer !== null && wanted !== '' && areNear(wanted, answer.query) ? answer : null;
  const groups = found
    ? inOrder([...found.groups, ...shortened(near, 'flight')], wanted)
    : shortened(near, null);
  const serverFailed = failedQuery === wanted && wanted !== '';
  return {
    groups,
    said: found ? found.said : near?.said,
    searching:
      (!index && !indexFailed) || (isAsked(wanted) && answer?.query !== wanted && !serverFailed),
    failed: indexFailed && (!isAsked(wanted) || serverFailed),
    withoutFlights: index !== null && serverFailed,
    retry: () => setAttempt(attempt + 1),
  };
}

/** One letter begins a third of all flights: that is nothing to ask for. */
const isAsked = (query: string): boolean => query.length > 1;

const areNear = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

/** The groups of an answer, or one of them, as short as they are shown. */
function shortened(answer: SearchAnswer | null, kind: SearchGroup['kind'] | null): SearchGroup[] {
  return (answer?.groups ?? [])
    .filter((group) => kind === null || group.kind === kind)
    .map((group) => ({ ...group, hits: group.hits.slice(0, hitsOfGroup) }));
}
