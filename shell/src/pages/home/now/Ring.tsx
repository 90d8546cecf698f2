import { classNames } from '@eldorado/ui';
import styles from './now.module.css';

/** Below this many percent free, one had better look elsewhere. */
const few = 10;
const some = 25;

/** How much is free, as a part of a ring. It repeats the figures beside it, so screen readers skip it. */
export function Ring({ percent, word }: { percent: number; word: string }) {
  const tone = percent < few ? styles.few : percent < some ? styles.some : styles.many;
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={classNames(styles.ring, tone)}>
      <circle cx="48" cy="48" r="40" />
      <circle
        cx="48"
        cy="48"
        r="40"
        pathLength="100"
        strokeDasharray={`${Math.min(Math.max(percent, 0), 100)} 100`}
        transform="rotate(-90 48 48)"
      />
      <text x="48" y="52" textAnchor="middle">
        {percent}%
      </text>
      <text x="48" y="68" textAnchor="middle" className={styles.word}>
        {word}
      </text>
    </svg>
  );
}
