/** How a series is told from the others without colour: six dashes, and from the seventh on they are thick. */
export const dressOf = (index: number) => ({
  'data-dress': index % 6,
  'data-thick': index >= 6 || undefined,
});

/** The same of a column: the first is full, the second hatched with the pattern of that id, the third empty. */
export const barDressOf = (index: number, hatch: string) => ({
  ...dressOf(index),
  fill: index % 3 === 1 ? `url(#${hatch})` : undefined,
});
