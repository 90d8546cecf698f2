import { words } from '../../src/map/places/words.ts';
import type { Site } from './amenities.ts';
import { idOf } from './draft.ts';
import type { DrawnFloor } from './floor.ts';
import { rect, type Metres } from './frame.ts';

const perFloor = { lift: 35, escalator: 25, stairs: 30 };

export interface Landing {
  site: Site;
  /** The junction on the walkway from which the lifts and stairs are reached. */
  from: string;
}

/**
 * A lift, escalators and stairs side by side through several floors, from the lowest up. `down`: they only lead down, as
 * to the arrivals.
 */
export function verticalCore(
  name: string,
  at: Metres,
  landings: readonly Landing[],
  ways: 'both' | 'down' = 'both',
) {
  const parts = [
    { kind: 'lift', category: 'elevator', labels: words.lift, x: -6 },
    { kind: 'escalator', category: 'escalator', labels: words.escalator, x: 0 },
    { kind: 'stairs', category: 'stairs', labels: words.stairs, x: 6 },
  ] as const;
  for (const { kind, category, labels, x } of parts) {
    const middle: Metres = [at[0] + x, at[1]];
    let below: { junction: string; unit: string; floor: DrawnFloor } | null = null;
    for (const { site, from } of landings) {
      const { floor, walks, zone } = site;
      const unitName = `${name} ${kind}`;
      const unit = floor.unit(
        unitName,
        category,
        rect(middle[0] - 2.6, middle[1] - 5, middle[0] + 2.6, middle[1] + 5),
      );
      const amenity = floor.amenity(unitName, category, middle, labels, {
        accessibility: kind === 'lift' ? ['wheelchair'] : null,
        correlation_id: idOf(`correlation ${landings[0]?.site.floor.terminal} ${name} ${kind}`),
      });
      const junction = walks.junction(
        `${floor.terminal}-${floor.floor} ${unitName}`,
        floor,
        zone,
        middle,
      );
      walks.here(junction, amenity);
      walks.passage(from, junction);
      if (below !== null) {
        const [start, end] =
          ways === 'down' ? [junction, below.junction] : [below.junction, junction];
        walks.link(start, end, kind, {
          metres: kind === 'lift' ? 6 : 18,
          seconds: perFloor[kind],
          ...(ways === 'down' ? { oneWay: true } : {}),
        });
        const [origin, destination] = ways === 'down' ? [unit, below.unit] : [below.unit, unit];
        floor.draft.add(
          'relationship',
          `${below.floor.terminal} ${unitName} ${floor.floor}`,
          null,
          {
            category,
            direction: ways === 'down' ? 'directed' : 'undirected',
            origin: { id: origin, feature_type: 'unit' },
            intermediary: null,
            destination: { id: destination, feature_type: 'unit' },
            hours: null,
          },
        );
      }
      below = { junction, unit, floor };
    }
  }
}
