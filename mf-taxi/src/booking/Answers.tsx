import { Link } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import styles from './booking.module.css';

/** What was asked, what was answered, and what else there is to know of it. */
export type Answer = readonly [label: string, value: string, note?: string | undefined];

/** What was answered in one step, with the way back to it. */
export function Answers(props: { title: string; rows: readonly Answer[]; change: string }) {
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
        {props.rows.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <p className={styles.note}>{note}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
