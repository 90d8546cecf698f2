import { classNames } from '../classNames.ts';
import styles from './state.module.css';

/** The shape of content that is on its way. The loading bar speaks for it, so screen readers skip it. */
export function Skeleton({
  lines = 4,
  className,
}: {
  lines?: number | undefined;
  className?: string | undefined;
}) {
  return (
    <div aria-hidden="true" className={classNames(styles.skeleton, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone} />
      ))}
    </div>
  );
}
