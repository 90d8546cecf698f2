import { useLocale } from '@eldorado/i18n';
import { ButtonLink, Notice } from '@eldorado/ui';
import { OpeningCard } from './OpeningCard.tsx';
import { OpeningFilters } from './OpeningFilters.tsx';
import { jobsPath, type JobsView } from './openings.ts';
import { useJobWords } from './words.ts';
import styles from './jobs.module.css';

/** The openings of the day: what is asked of them, how many there are, each with its closing date. */
export function Openings({ view: { asked, list } }: { view: JobsView }) {
  const words = useJobWords();
  const locale = useLocale();
  if (!list) return <Notice tone="info">{words.unknown}</Notice>;
  if (list.total === 0)
    return (
      <Notice tone="info" title={words.none}>
        <p>{words.noneText}</p>
      </Notice>
    );
  const clear = (
    <ButtonLink to={jobsPath} variant="secondary">
      {words.clear}
    </ButtonLink>
  );
  const isFiltered = Object.values(asked).some((value) => value !== '');
  return (
    <div className={styles.openings}>
      <OpeningFilters asked={asked} list={list} />
      {list.openings.length === 0 ? (
        <>
          <Notice tone="info" title={words.noMatch}>
            <p>{words.noMatchText}</p>
          </Notice>
          <p>{clear}</p>
        </>
      ) : (
        <>
          <div className={styles.found}>
            <h3>{words.found(list.openings.length)}</h3>
            {isFiltered && clear}
          </div>
          {words.inSpanish && <p>{words.inSpanish}</p>}
          <ul className={styles.cards}>
            {list.openings.map((opening) => (
              <li key={opening.id} id={opening.id}>
                <OpeningCard opening={opening} locale={locale} today={list.updatedAt} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
