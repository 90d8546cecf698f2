import type { LocalizedText } from '../../src/http/schema.ts';
import { text4 } from '../../src/text/localized.ts';
import { lineOf, pointOf, polygonOf, type Draft } from './draft.ts';
import { isInside, middle, type Frame, type Metres, type Shape } from './frame.ts';

interface Place {
  terminal: 'T1' | 'T2';
  floor: number;
  frame: Frame;
  outline: Shape;
}

/** What draws on a floor. */
interface Pen {
  draft: Draft;
  frame: Frame;
  levelId: string;
  /** The name under which this floor's thing is drawn: others may have one of the same name. */
  named: (name: string) => string;
  /** The units drawn so far. */
  units: { id: string; shape: Shape }[];
}

const labelled = (labels: LocalizedText | null) => ({ name: labels, alt_name: null });

/** One floor of a terminal: where its rooms, points and shops are drawn. */
export function makeFloor(
  draft: Draft,
  place: Place,
  level: { category: string; name: LocalizedText; building: string },
) {
  const { terminal, floor, frame } = place;
  const prefix = `${terminal}-${floor}`;
  const levelId = drawLevel(draft, place, prefix, level);
  const pen: Pen = { draft, frame, levelId, named: (name) => `${prefix} ${name}`, units: [] };
  return { ...place, levelId, draft, ...rooms(pen), ...points(pen), ...zones(pen), ...things(pen) };
}

function drawLevel(
  draft: Draft,
  { floor, frame, outline }: Place,
  key: string,
  { category, name, building }: { category: string; name: LocalizedText; building: string },
) {
  const number = String(floor);
  return draft.add('level', key, polygonOf(frame, outline), {
    category,
    restriction: null,
    outdoor: false,
    ordinal: floor - 1,
    name,
    short_name: text4(number, number, number, number),
    building_ids: [building],
    display_point: null,
    address_id: null,
  });
}

function rooms({ draft, frame, levelId, named, units }: Pen) {
  return {
    /** A room, a walkway or another space. @returns its id. */
    unit(
      name: string,
      category: string,
      shape: Shape,
      labels: LocalizedText | null = null,
      more: Record<string, unknown> = {},
    ) {
      const id = draft.add('unit', named(name), polygonOf(frame, shape), {
        category,
        restriction: category === 'nonpublic' ? 'employeesonly' : null,
        accessibility: null,
        ...labelled(labels),
        level_id: levelId,
        display_point: labels === null ? null : pointOf(frame, middle(shape)),
        ...more,
      });
      units.push({ id, shape });
      return id;
    },
    opening(name: string, from: Metres, to: Metres, labels: LocalizedText | null = null) {
      return draft.add('opening', named(name), lineOf(frame, from, to), {
        category: labels === null ? 'pedestrian' : 'pedestrian.principal',
        accessibility: labels === null ? null : ['wheelchair'],
        access_control: null,
        door: { type: labels === null ? 'open' : 'sliding', automatic: true, material: 'glass' },
        ...labelled(labels),
        display_point: null,
        level_id: levelId,
      });
    },
  };
}

function points({ draft, frame, named, units }: Pen) {
  return {
    /** A point that serves travellers; it belongs to the unit it is in. @returns its id. */
    amenity(
      name: string,
      category: string,
      at: Metres,
      labels: LocalizedText | null,
      more: Record<string, unknown> = {},
    ) {
      const unit = units.findLast(({ shape }) => isInside(at, shape));
      if (unit === undefined && more['unit_ids'] === undefined)
        throw new Error(`${named(name)} is in no unit: ${at.join(', ')}`);
      return draft.add('amenity', named(name), pointOf(frame, at), {
        category,
        accessibility: null,
        ...labelled(labels),
        hours: null,
        phone: null,
        website: null,
        unit_ids: unit && [unit.id],
        address_id: null,
        correlation_id: null,
        ...more,
      });
    },
    /** A business or public body in a unit of its own. @returns the occupant's id. */
    occupant(name: string, category: string, unit: string, at: Metres, labels: LocalizedText) {
      const anchor = draft.add('anchor', named(name), pointOf(frame, at), {
        address_id: null,
        unit_id: unit,
      });
      return draft.add('occupant', named(name), null, {
        name: labels,
        category,
        anchor_id: anchor,
        hours: null,
        phone: null,
        website: null,
        validity: null,
        correlation_id: null,
      });
    },
  };
}

function zones({ draft, frame, levelId, named }: Pen) {
  return {
    section(name: string, category: string, shape: Shape, labels: LocalizedText | null) {
      return draft.add('section', named(name), polygonOf(frame, shape), {
        category,
        restriction: null,
        accessibility: null,
        ...labelled(labels),
        level_id: levelId,
        display_point: pointOf(frame, middle(shape)),
        address_id: null,
        correlation_id: null,
        parents: null,
      });
    },
    /** What lies before or behind security: the zones of the map come from these. */
    geofence(name: string, category: 'presecurity' | 'postsecurity', shape: Shape) {
      return draft.add('geofence', named(name), polygonOf(frame, shape), {
        category,
        restriction: null,
        ...labelled(null),
        correlation_id: null,
        display_point: null,
        building_ids: null,
        level_ids: [levelId],
        parents: null,
      });
    },
  };
}

/** What stands on the floor, or is drawn on it. */
function things({ draft, frame, levelId, named }: Pen) {
  return {
    /** A counter or machine that stands free. */
    kiosk(name: string, shape: Shape, labels: LocalizedText) {
      return draft.add('kiosk', named(name), polygonOf(frame, shape), {
        ...labelled(labels),
        anchor_id: null,
        level_id: levelId,
        display_point: pointOf(frame, middle(shape)),
      });
    },
    /** A line on the floor, such as a belt between two queues. */
    line: (name: string, from: Metres, to: Metres) =>
      draft.add('detail', named(name), lineOf(frame, from, to), { level_id: levelId }),
    fixture(name: string, category: string, shape: Shape) {
      return draft.add('fixture', named(name), polygonOf(frame, shape), {
        category,
        ...labelled(null),
        anchor_id: null,
        level_id: levelId,
        display_point: null,
      });
    },
  };
}

export type DrawnFloor = ReturnType<typeof makeFloor>;
