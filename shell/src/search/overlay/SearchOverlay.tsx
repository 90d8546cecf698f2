import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useSiteSelector } from '@eldorado/store';
import { FailureState, Link, Notice, Skeleton } from '@eldorado/ui';
import { Dialog } from '@eldorado/ui/dialog';
import { keepWords, wordsAtLoad } from '../../client/navigation/openState.ts';
import type { Site } from '../../site/site.ts';
import { Announcement } from './Announcement.tsx';
import { hitId, HitList } from '../results/HitList.tsx';
import { NoResults } from '../results/NoResults.tsx';
import { rememberSearch } from '../asking/recentSearches.ts';
import { searchAddress, type SearchSaid } from '@eldorado/search';
import { Said } from '../results/Said.tsx';
import { SearchField } from './SearchField.tsx';
import { searchId } from '../searchId.ts';
import styles from './searchOverlay.module.css';
import { useSearchTexts } from '../searchTexts.ts';
import { Suggestions } from './Suggestions.tsx';
import { useChoice } from './useChoice.ts';
import { useMissReport } from '../asking/useMissReport.ts';
import { useSearch } from '../asking/useSearch.ts';

export interface SearchOverlayProps {
  site: Site;
  onClose: () => void;
}

/** The search over any page: results as one types, and the keyboard goes through them. */
export function SearchOverlay({ site, onClose }: SearchOverlayProps) {
  const t = useSearchTexts();
  const online = useSiteSelector((state) => state.app.online);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const [text, setText] = useState(wordsAtLoad);
  useEffect(() => keepWords(text), [text]);
  const query = text.trim();
  const search = useSearch(query, site.setId);
  const count = query === '' ? 0 : search.groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const choice = useChoice(count, (at) => hitId(list, at));
  const nothing = query !== '' && count === 0 && !search.searching && !search.failed;
  useMissReport(nothing && online ? query : null);

  const type = (typed: string) => {
    setText(typed);
    choice.reset();
    input.current?.focus();
  };
  /** The site's one listener for links and forms takes the way; it must still see where the link stood. */
  const leave = () => {
    rememberSearch(query);
    setTimeout(onClose);
  };
  const onClick = ({ target, ...keys }: MouseEvent) => {
    const stays = keys.ctrlKey || keys.metaKey || keys.shiftKey || keys.altKey;
    if (!stays && target instanceof Element && target.closest('a')) leave();
  };

  return (
    <Dialog
      open
      id={searchId}
      variant="overlay"
      className={styles.overlay}
      title={t.title}
      closeLabel={t.close}
      initialFocus={input}
      onClose={onClose}
    >
      <SearchField
        input={input}
        query={text}
        onType={type}
        onKeyDown={choice.onKeyDown}
        onSubmit={leave}
        list={{
          id: list,
          shown: count > 0,
          active: choice.active >= 0 ? hitId(list, choice.active) : undefined,
        }}
      />
      <Announcement
        text={nothing ? t.none : count > 0 ? announced(t.count(count), search.said) : ''}
      />
      <div className={styles.results} onClick={onClick}>
        {!online && <Notice tone="warning">{t.offline}</Notice>}
        {online && search.withoutFlights && <Notice tone="info">{t.flightsFailed}</Notice>}
        {search.failed && (
          <FailureState title={t.failed} retryLabel={t.retry} onRetry={search.retry}>
            {t.failedText}
          </FailureState>
        )}
        {query === '' && <Suggestions groups={search.groups} onRepeat={type} />}
        {count > 0 && (
          <>
            {search.said && <Said said={search.said} />}
            <HitList id={list} groups={search.groups} query={query} active={choice.active} />
            <Link to={searchAddress(query)} className={styles.all}>
              {t.all(query)}
            </Link>
          </>
        )}
        {search.groups.length === 0 && search.searching && <Skeleton lines={3} />}
        {nothing && <NoResults query={query} site={site} />}
      </div>
      <p className={styles.keys} aria-hidden="true">
        {t.keys}
      </p>
    </Dialog>
  );
}

/** The answer first, then how much more there is. */
const announced = (count: string, said: SearchSaid | undefined): string =>
  [...(said?.lines.map(({ text }) => text) ?? []), count].join('. ');
