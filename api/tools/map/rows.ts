import type { Metres, Shape, pierFrame } from './frame.ts';

/** A row of rooms beside a walkway, `length` metres long from its start. */
export interface Row {
  length: number;
  /** The room between two distances from the start. */
  shape: (from: number, to: number) => Shape;
  /** Where one enters a room, and the middle of its depth. */
  door: (at: number) => Metres;
  centre: (at: number) => Metres;
}

/** A row along the x axis from `x0` to `x1`, entered at `doorY`. */
export const rowAlong = (x0: number, x1: number, doorY: number, backY: number): Row => ({
  length: x1 - x0,
  shape: (from, to) => {
    const [low, high] = [Math.min(doorY, backY), Math.max(doorY, backY)];
    return [
      [x0 + from, low],
      [x0 + to, low],
      [x0 + to, high],
      [x0 + from, high],
    ];
  },
  door: (at) => [x0 + at, doorY],
  centre: (at) => [x0 + at, (doorY + backY) / 2],
});

/** A row along a pier from `u0` to `u1`, entered at `doorV` across it. */
export function rowOnPier(
  pier: ReturnType<typeof pierFrame>,
  u0: number,
  u1: number,
  doorV: number,
  backV: number,
): Row {
  const [low, high] = [Math.min(doorV, backV), Math.max(doorV, backV)];
  return {
    length: u1 - u0,
    shape: (from, to) => pier.rect(u0 + from, low, u0 + to, high),
    door: (at) => pier.at(u0 + at, doorV),
    centre: (at) => pier.at(u0 + at, (doorV + backV) / 2),
  };
}

export interface Room<T> {
  item: T;
  shape: Shape;
  door: Metres;
  centre: Metres;
}

/** No shop is stretched wider than this many times what it needs. */
const widest = 1.6;
const gap = 0.4;

/**
 * Shares rooms out over rows in order, each as wide as it needs or as the rows allow, so that more shops make narrower
 * rooms and never one without a place.
 */
export function shareOut<T>(
  rows: readonly Row[],
  items: readonly T[],
  width: (item: T) => number,
): Room<T>[] {
  const total = items.reduce((sum, item) => sum + width(item), 0);
  const room = rows.reduce((sum, row) => sum + row.length, 0);
  const rooms: Room<T>[] = [];
  let next = 0;
  let used = 0;
  let shareEnd = 0;
  rows.forEach((row, index) => {
    shareEnd += (row.length / room) * total;
    const here: T[] = [];
    for (let item = items[next]; item !== undefined; item = items[++next]) {
      const middle = used + width(item) / 2;
      if (middle > shareEnd && index < rows.length - 1) break;
      used += width(item);
      here.push(item);
    }
    const needed = here.reduce((sum, item) => sum + width(item), 0);
    const scale = Math.min(widest, row.length / needed);
    let at = (row.length - needed * scale) / 2;
    for (const item of here) {
      const end = at + width(item) * scale;
      const middle = (at + end) / 2;
      rooms.push({
        item,
        shape: row.shape(at + gap / 2, end - gap / 2),
        door: row.door(middle),
        centre: row.centre(middle),
      });
      at = end;
    }
  });
  return rooms;
}
