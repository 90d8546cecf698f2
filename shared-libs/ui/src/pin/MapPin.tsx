import { classNames } from '../classNames.ts';
import type { Pictogram } from '../icon/icons.ts';
import styles from './pin.module.css';

export type MapPinTone = 'place' | 'open' | 'closed' | 'here';

/**
 * A place on a map, its point at the place itself; `here` is where the reader stands. Open and closed differ by their
 * badge's shape and not by its colour alone.
 */
export function MapPin(props: {
  /** Its name; leave it out where the button or link around it has one. */
  label?: string | undefined;
  tone?: MapPinTone | undefined;
  /** The one that is looked at. */
  chosen?: boolean | undefined;
  /** What kind of place it is. */
  icon?: Pictogram | undefined;
  className?: string | undefined;
}) {
  const { label, tone = 'place', chosen, icon } = props;
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const looks = (own: string | undefined) =>
    classNames(own, styles[tone], chosen && styles.chosen, props.className);
  if (tone === 'here') {
    return (
      <svg {...named} className={looks(styles.dot)} viewBox="0 0 32 32">
        <circle className={styles.halo} cx="16" cy="16" r="15" />
        <circle className={styles.centre} cx="16" cy="16" r="8" />
      </svg>
    );
  }
  return (
    <svg {...named} className={looks(styles.pin)} viewBox="0 0 36 46">
      <path className={styles.body} d="M18 44c-7-9-16-16-16-26a16 16 0 0 1 32 0c0 10-9 17-16 26z" />
      {icon === undefined ? (
        <circle className={styles.eye} cx="18" cy="18" r="6" />
      ) : (
        <path className={styles.picture} d={icon} transform="translate(7.5 7.5) scale(.875)" />
      )}
      {tone === 'open' && <circle className={styles.badge} cx="29" cy="7" r="5.5" />}
      {tone === 'closed' && (
        <g>
          <circle className={styles.badge} cx="29" cy="7" r="5.5" />
          <path className={styles.bar} d="M26.5 7h5" />
        </g>
      )}
    </svg>
  );
}
