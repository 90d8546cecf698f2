/** Something on the plane, in metres. */
export interface Spot {
  at: readonly [number, number];
}

export interface Cluster<S extends Spot> {
  /** The first of its members, in the order given. */
  lead: S;
  members: S[];
  at: readonly [number, number];
}

/**
 * Puts together what would lie on top of each other: each spot joins the first cluster whose lead is nearer than
 * `distance`, or begins one. Earlier spots matter more.
 * @param distance in the spots' unit; 0 leaves every spot alone.
 */
export function clusterSpots<S extends Spot>(spots: readonly S[], distance: number): Cluster<S>[] {
  const clusters: Cluster<S>[] = [];
  const cells = new Map<string, Cluster<S>[]>();
  const cellOf = (value: number) => (distance > 0 ? Math.floor(value / distance) : value);
  const near = (x: number, y: number) =>
    [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(`${cellOf(x) + dx}:${cellOf(y) + dy}`) ?? []),
    );
  for (const spot of spots) {
    const [x, y] = spot.at;
    const joined =
      distance > 0
        ? near(x, y).find(({ lead }) => Math.hypot(lead.at[0] - x, lead.at[1] - y) < distance)
        : undefined;
    if (joined) {
      joined.members.push(spot);
      continue;
    }
    const cluster = { lead: spot, members: [spot], at: spot.at };
    clusters.push(cluster);
    const key = `${cellOf(x)}:${cellOf(y)}`;
    cells.set(key, [...(cells.get(key) ?? []), cluster]);
  }
  return clusters;
}
