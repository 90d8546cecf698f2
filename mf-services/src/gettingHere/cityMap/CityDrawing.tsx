import { land, pointsOf, project, roads } from '@eldorado/rules/city';
import { isTerminal } from '@eldorado/rules';
import { classNames } from '@eldorado/ui';
import type { CityPlace } from '../cityRoutesApi.ts';
import { frameAround, joined, type DrawnWay } from './drawing.ts';
import { lookAttributes as look } from './readDrawing.ts';
import css from './cityMap.module.css';

/** Letters of a name to the width of the drawing. */
const lettersAcross = 46;

/**
 * Bogotá in a few strokes with the ways on it: what is here is also what the map that moves draws (readDrawing.ts), which
 * has no other data.
 */
export function CityDrawing(props: {
  places: readonly CityPlace[];
  ends: readonly CityPlace[];
  ways: readonly DrawnWay[];
  label: string;
}) {
  const frame = frameAround(props.ways);
  const letter = frame.width / lettersAcross;
  const others = props.places.filter(
    (place) => !isTerminal(place) && props.ends.every(({ slug }) => slug !== place.slug),
  );
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="img"
      aria-label={props.label}
      className={css.drawing}
    >
      <polygon {...look('hills')} className={css.hills} points={land.hills} />
      <polygon {...look('ridge')} className={css.ridge} points={land.ridge} />
      <polyline {...look('river')} className={css.river} points={land.river} />
      {roads.map(({ name, line }) => (
        <polyline
          key={name}
          {...look('road', { name })}
          className={css.road}
          points={pointsOf(line)}
        />
      ))}
      {others.map((place) => {
        const { x, y } = project(place);
        return (
          <circle
            key={place.slug}
            {...look('place', { name: place.name })}
            className={css.place}
            cx={x}
            cy={y}
            r={letter / 4}
          />
        );
      })}
      {props.ways.map(({ means, legs }) => (
        <g key={means} className={classNames(css.way, css[`of-${means}`])}>
          {legs.map(({ kind, number, points }) => (
            <polyline
              key={number}
              {...look(kind, { means, leg: number })}
              className={css[kind]}
              points={joined(points)}
            />
          ))}
        </g>
      ))}
      {props.ends.map((place) => {
        const { x, y } = project(place);
        const isRight = x > frame.x + frame.width / 2;
        return (
          <g key={place.slug} className={css.end}>
            <circle {...look('end', { name: place.name })} cx={x} cy={y} r={letter / 2} />
            <text
              x={isRight ? x - letter : x + letter}
              y={y - letter}
              fontSize={letter}
              strokeWidth={letter / 3}
              textAnchor={isRight ? 'end' : 'start'}
            >
              {place.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
