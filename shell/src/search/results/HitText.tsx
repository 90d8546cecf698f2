import { Icon } from '@eldorado/ui';
import { hitIcon } from './hitIcon.ts';
import { markMatches } from './markMatches.ts';
import type { SearchHit } from '@eldorado/search';
import styles from './hits.module.css';

/** What a result shows: its pictogram, its title with the match marked, and one line more. */
export function HitText({ hit, query }: { hit: SearchHit; query: string }) {
  return (
    <>
      <span className={styles.pictogram}>
        <Icon icon={hitIcon(hit)} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {markMatches(hit.title, query).map(({ text, marked }, at) =>
            marked ? <mark key={at}>{text}</mark> : text,
          )}
        </span>
        <span className={styles.detail}>{hit.detail}</span>
      </span>
    </>
  );
}
