/** What a shape of the city's drawing is. */
export const looks = [
  'hills',
  'ridge',
  'river',
  'road',
  'place',
  'walk',
  'bus',
  'drive',
  'terminal-bus',
  'end',
] as const;
export type Look = (typeof looks)[number];

export interface Shape {
  look: Look;
  /** Right and down, in units of the drawing. A single one for a place. */
  points: readonly (readonly [number, number])[];
  name: string | null;
  /** By which means the way goes that it belongs to, and which of its steps it is; null for the city itself. */
  means: string | null;
  leg: number | null;
}

/** The attributes by which `readDrawing` knows a shape. */
export const lookAttributes = (
  look: Look,
  of: { name?: string; means?: string; leg?: number } = {},
) => ({
  'data-look': look,
  ...(of.name !== undefined && { 'data-name': of.name }),
  ...(of.means !== undefined && { 'data-means': of.means, 'data-leg': of.leg }),
});

/** The shapes of a drawing that `CityDrawing` made, from the ground up. */
export function readDrawing(svg: SVGSVGElement): Shape[] {
  return [...svg.querySelectorAll<SVGElement>('[data-look]')].map((element) => {
    const { look, name = null, means = null, leg } = element.dataset;
    return {
      look: look as Look,
      points: pointsOf(element),
      name,
      means,
      leg: leg === undefined ? null : Number(leg),
    };
  });
}

function pointsOf(element: Element): Shape['points'] {
  const number = (name: string) => Number(element.getAttribute(name));
  const listed = element.getAttribute('points');
  if (listed === null) return [[number('cx'), number('cy')]];
  return listed.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}
