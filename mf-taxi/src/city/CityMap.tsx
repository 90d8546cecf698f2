import { useState, type MouseEvent } from 'react';
import { isTerminal } from '@eldorado/rules';
import {
  airport,
  land,
  mapSize,
  nearestPlace,
  pointsOf,
  project,
  rideCurve,
  roads,
} from '@eldorado/rules/city';
import { classNames } from '@eldorado/ui';
import { planeDepartureIcon } from '@eldorado/ui/icons';
import { useTaxiMessages } from '../messages.ts';
import type { TaxiPlace } from '../trip/place.ts';
import styles from './cityMap.module.css';

interface CityMapProps {
  places: readonly TaxiPlace[];
  origin?: TaxiPlace | undefined;
  destination?: TaxiPlace | undefined;
  /** Hears of a place whose dot was pressed. The fields beside the map choose the same places by key. */
  onPick?: ((place: TaxiPlace) => void) | undefined;
}

/** Bogotá in a few strokes: the hills, the river, the roads one hears of, and the ride across them. */
export function CityMap({ places, origin, destination, onPick }: CityMapProps) {
  const t = useTaxiMessages();
  const [near, setNear] = useState<TaxiPlace | null>(null);
  const start = project(airport);
  const find = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const scale = mapSize.width / box.width;
    return nearestPlace(
      { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale },
      places,
    );
  };
  const label =
    origin && destination
      ? t('map.ride', { origin: origin.name, destination: destination.name })
      : t('map.city');
  const end = [destination, origin].find((place) => place && !isTerminal(place));
  const named = near && near !== end ? near : null;
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={label}
      className={classNames(styles.map, Boolean(onPick) && styles.pickable)}
      {...(onPick && {
        onMouseMove: (event) => setNear(find(event)),
        onMouseLeave: () => setNear(null),
        onClick: (event) => {
          const place = find(event);
          if (place) onPick(place);
        },
      })}
    >
      <polygon className={styles.hills} points={land.hills} />
      <polygon className={styles.ridge} points={land.ridge} />
      <polyline className={styles.river} points={land.river} />
      {roads.map(({ name, line }) => (
        <polyline key={name} className={styles.road} points={pointsOf(line)} />
      ))}
      {roads.map(({ name, label: { at, turn } }) => {
        const { x, y } = project({ latitude: at[0], longitude: at[1] });
        return (
          <text
            key={name}
            className={styles.roadName}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          >
            {name}
          </text>
        );
      })}
      {places.map((place) => {
        const { x, y } = project(place);
        return isTerminal(place) ? null : (
          <circle key={place.slug} className={styles.place} cx={x} cy={y} r="3.5" />
        );
      })}
      {end && <polyline className={styles.ride} points={joined(rideCurve(start, project(end)))} />}
      <g transform={`translate(${start.x - 17} ${start.y - 17})`}>
        <rect className={styles.sign} width="34" height="34" rx="8" />
        <path className={styles.plane} d={planeDepartureIcon} transform="translate(5 5)" />
      </g>
      {named && <PlaceName place={named} />}
      {end && <PlaceName place={end} chosen />}
    </svg>
  );
}

const joined = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }) => `${x},${y}`).join(' ');

/** A dot with its name, on the side where there is room. */
function PlaceName({ place, chosen }: { place: TaxiPlace; chosen?: boolean }) {
  const { x, y } = project(place);
  const left = x > mapSize.width * 0.55;
  return (
    <g>
      <circle className={chosen ? styles.chosen : styles.near} cx={x} cy={y} r={chosen ? 9 : 6} />
      <text
        className={styles.name}
        x={left ? x - 16 : x + 16}
        y={y + 6}
        textAnchor={left ? 'end' : 'start'}
      >
        {place.name}
      </text>
    </g>
  );
}
