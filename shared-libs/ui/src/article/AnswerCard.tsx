import type { ReactNode } from 'react';
import { Icon } from '@eldorado/ui';
import { classNames } from '../classNames.ts';
import type { Pictogram } from '../icon/icons.ts';
import styles from './answerCard.module.css';

export interface AnswerRow {
  /** What is answered: `Where`. */
  label: string;
  icon: Pictogram;
  answer: ReactNode;
}

/** The answers that a page is opened for, before its text: where, when, how much. */
export function AnswerCard(props: {
  /** Name of the group, for screen readers: `Lost property at a glance`. */
  label: string;
  /** Open or closed now. */
  status?: ReactNode;
  rows: readonly AnswerRow[];
  /** How old the answers are, and who gives them. */
  note?: ReactNode;
  /** Beside the answers where there is room, else below: a small map. */
  figure?: ReactNode;
}) {
  const { figure } = props;
  return (
    <section
      className={classNames(styles.card, Boolean(figure) && styles.withFigure)}
      aria-label={props.label}
    >
      {figure && <div className={styles.figure}>{figure}</div>}
      {props.status && <p className={styles.status}>{props.status}</p>}
      <dl className={styles.rows}>
        {props.rows.map(({ label, icon, answer }) => (
          <div key={label}>
            <dt>
              <Icon icon={icon} />
              {label}
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {props.note && <p className={styles.note}>{props.note}</p>}
    </section>
  );
}
