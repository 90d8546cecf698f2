import { classNames } from '../classNames.ts';
import { tileInk } from './tileInk.ts';
import styles from './tag.module.css';

/**
 * A coloured square with initials, in place of a logo. It repeats a name that stands beside it, so screen
 * readers skip it. The colour is an SVG attribute because the site's policy forbids inline styles.
 */
export function Tile(props: {
  /** Two or three characters. */
  text: string;
  /** `#rrggbb`. */
  colour: string;
  className?: string | undefined;
}) {
  return (
    <svg
      className={classNames(styles.tile, props.className)}
      viewBox="0 0 34 34"
      aria-hidden="true"
    >
      <rect width="34" height="34" rx="9" fill={props.colour} />
      <text x="17" y="22" textAnchor="middle" fill={tileInk(props.colour)}>
        {props.text}
      </text>
    </svg>
  );
}
