import { classNames } from '@eldorado/ui';
import styles from './variant.module.css';

/** A layout's colour as a drawing: the page's policy forbids `style`, and the colour is the remote's. */
export function Ground({ colour, className }: { colour: string; className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      fill={colour}
      aria-hidden="true"
      className={classNames(styles.ground, className)}
    >
      <path d="M0 0h1v1H0z" />
    </svg>
  );
}
