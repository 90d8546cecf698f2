import { Link } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import styles from './booking.module.css';

/** What was answered in one step, with the way back to it. */
export function Answers(props: {
  title: string;
  rows: readonly [string, string][];
  change: string;
}) {
  const t = useTaxiMessages();
  return (
    <div className={styles.answers}>
      <div className={styles.answersHead}>
        <h3>{props.title}</h3>
        <Link to={props.change} aria-label={t('book.changeThis', { part: props.title })}>
          {t('book.change')}
        </Link>
      </div>
      <dl>
        {props.rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
