import { Link } from '@eldorado/ui';
import type { SearchSaid } from '@eldorado/search';
import styles from './said.module.css';
import { useSearchTexts } from '../searchTexts.ts';

/** The answer itself above the results: lines, each a link to what it is of. */
export function Said({ said }: { said: SearchSaid }) {
  const t = useSearchTexts();
  return (
    <section aria-label={t.said} className={styles.said}>
      {said.lines.map(({ text, to }) => (
        <p key={text}>
          <Link to={to}>{text}</Link>
        </p>
      ))}
    </section>
  );
}
