import { useState, type MouseEvent } from 'react';
import { isTerminal } from '@eldorado/rules';
import { classNames } from '@eldorado/ui';
import { planeDepartureIcon } from '@eldorado/ui/icons';
import { useTaxiMessages } from '../messages.ts';
import type { TaxiPlace } from '../trip/place.ts';
import { airport, mapSize, nearestPlace, pointsOf, project, roads } from './city.ts';
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
      <path
        className={styles.hills}
        d="M480 0V500H330q18-38 40-62 6-34 26-58 4-50 22-76 0-44 20-70-2-52 14-86 0-40 10-74-2-40 4-74z"
      />
      <path
        className={styles.ridge}
        d="M480 60q-26 60-24 110-20 34-22 84-22 34-26 86-24 34-32 70-22 26-34 60l6 30H480z"
      />
      <path
        className={styles.river}
        d="M96 0q-18 46 6 82 10 34-22 60-10 42 14 74-6 40-40 60-8 46 6 84-24 40-60 60"
      />
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
      {end && <path className={styles.ride} d={curve(start, project(end))} />}
      <g transform={`translate(${start.x - 17} ${start.y - 17})`}>
        <rect className={styles.sign} width="34" height="34" rx="8" />
        <path className={styles.plane} d={planeDepartureIcon} transform="translate(5 5)" />
      </g>
      {named && <PlaceName place={named} />}
      {end && <PlaceName place={end} chosen />}
    </svg>
  );
}

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

/** A ride leaves the airport by Calle 26, so it bows to the south of the straight line. */
function curve(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bow = 0.14;
  const x = Math.round(middle.x - (to.y - from.y) * bow);
  const y = Math.round(middle.y + (to.x - from.x) * bow);
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
