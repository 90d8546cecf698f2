import { classNames } from '../classNames.ts';
import type { Pictogram } from './icons.ts';
import styles from './icon.module.css';

/** A pictogram. It decorates words and is never alone: screen readers skip it. */
export function Icon({ icon, className }: { icon: Pictogram; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
  );
}
