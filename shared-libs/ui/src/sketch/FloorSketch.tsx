import { Link } from '@eldorado/ui';
import { MapPin } from '../pin/MapPin.tsx';
import styles from './floorSketch.module.css';

/** The floor around a place, which is in its middle. */
export interface Sketch {
  width: number;
  height: number;
  /** From the ground up; `path` is SVG path data. */
  shapes: readonly { look: 'floor' | 'walkway' | 'room' | 'here'; path: string }[];
  /** What the place is near to. */
  near: readonly { name: string; x: number; y: number }[];
}

/** Between a mark and its name, in the units of the drawing. */
const beside = 7;

/** A small map of a place that needs no code: it leads to the map itself. */
export function FloorSketch(props: {
  sketch: Sketch;
  to: string;
  /** What the drawing shows and where it leads, in words. */
  label: string;
  caption: string;
}) {
  const { width, height, shapes, near } = props.sketch;
  return (
    <figure className={styles.figure}>
      <Link to={props.to} className={styles.frame}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={props.label}
          className={styles.drawing}
        >
          {shapes.map(({ look, path }) => (
            <path key={look} className={styles[look]} d={path} />
          ))}
          {near.map(({ name, x, y }) => {
            // A name goes from its mark to where there is room for it.
            const [anchor, at] =
              x > width / 2 ? (['end', -beside] as const) : (['start', beside] as const);
            return (
              <g key={name} className={styles.near}>
                <circle cx={x} cy={y} r="3" />
                <text x={x + at} y={y + 4} textAnchor={anchor}>
                  {name}
                </text>
              </g>
            );
          })}
        </svg>
        <MapPin chosen className={styles.pin} />
      </Link>
      <figcaption className={styles.caption}>{props.caption}</figcaption>
    </figure>
  );
}
