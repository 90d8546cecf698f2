import { Link } from '@eldorado/ui';
import { HitText } from './HitText.tsx';
import styles from './hits.module.css';
import type { SearchGroup } from '@eldorado/search';
import { useSearchTexts } from '../searchTexts.ts';

/** The id of a result, counted over all groups: the field names the chosen one by it. */
export const hitId = (list: string, at: number): string => `${list}-${at}`;

/** Results in groups, as the list of a combobox: each is a link, and the field keeps the focus. */
export function HitList(props: {
  id: string;
  groups: readonly SearchGroup[];
  query: string;
  /** Which one is chosen, counted over all groups; -1 for none. */
  active: number;
}) {
  const t = useSearchTexts();
  const { id, groups, query, active } = props;
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div role="listbox" id={id} aria-label={t.results}>
      {groups.map(({ kind, hits }, group) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.hits}>
          <p id={`${id}-${kind}`} className={styles.heading}>
            {t.group[kind]}
          </p>
          {hits.map((hit, at) => {
            const position = (starts[group] ?? 0) + at;
            return (
              <Link
                key={hit.to + hit.title}
                to={hit.to}
                role="option"
                id={hitId(id, position)}
                aria-selected={position === active}
                tabIndex={-1}
                className={styles.hit}
              >
                <HitText hit={hit} query={query} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
