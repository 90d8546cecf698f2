import { useState } from 'react';
import { Icon, Link } from '@eldorado/ui';
import { clockIcon, closeIcon } from '@eldorado/ui/icons';
import { HitText } from '../results/HitText.tsx';
import hitStyles from '../results/hits.module.css';
import { forgetSearch, recentSearches } from '../asking/recentSearches.ts';
import type { SearchGroup } from '@eldorado/search';
import { useSearchTexts } from '../searchTexts.ts';
import styles from './suggestions.module.css';

/** Before anything is typed: what was looked for on this device, and what is wanted most. */
export function Suggestions(props: {
  groups: readonly SearchGroup[];
  /** Searches for something again. */
  onRepeat: (query: string) => void;
}) {
  const t = useSearchTexts();
  return (
    <>
      <RecentSearches onRepeat={props.onRepeat} />
      {props.groups.map(({ kind, hits }) => (
        <section key={kind}>
          <h3 className={hitStyles.heading}>
            {kind === 'place' ? t.popular.place : t.popular.page}
          </h3>
          <ul className={hitStyles.hits}>
            {hits.map((hit) => (
              <li key={hit.to}>
                <Link to={hit.to} className={hitStyles.hit}>
                  <HitText hit={hit} query="" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function RecentSearches({ onRepeat }: { onRepeat: (query: string) => void }) {
  const t = useSearchTexts();
  const [queries, setQueries] = useState(recentSearches);
  if (queries.length === 0) return null;
  return (
    <section>
      <h3 className={hitStyles.heading}>{t.recent}</h3>
      <ul className={styles.recent}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.repeat} onClick={() => onRepeat(query)}>
              <Icon icon={clockIcon} />
              <span>{query}</span>
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={t.forget(query)}
              onClick={() => {
                forgetSearch(query);
                setQueries(recentSearches());
                // The button that had the focus is gone: the field takes it.
                onRepeat('');
              }}
            >
              <Icon icon={closeIcon} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
