import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { mapSize } from '@eldorado/rules/city';
import type { Look, Shape } from '../readDrawing.ts';
import type { Palette } from './palette.ts';

/** What is looked at: the way by a means, and of it one step, or all. */
export interface Chosen {
  means: string;
  leg: number | null;
}

/** From the ground up. */
const order: Record<Look, number> = {
  hills: 0,
  ridge: 1,
  river: 2,
  road: 3,
  place: 4,
  drive: 5,
  bus: 5,
  'terminal-bus': 5,
  walk: 6,
  end: 7,
};
const dashes: Partial<Record<Look, number[]>> = { walk: [1, 9], drive: [12, 10] };
/** Units of the drawing to a pixel below which each place has its name. */
const namedBelow = 0.25;

/** How a shape is drawn; nothing for the ways by other means than the chosen one. */
export function shapeStyle(
  shape: Shape,
  { means, leg }: Chosen,
  palette: Palette,
  resolution: number,
): Style | undefined {
  const { look, name } = shape;
  const zIndex = order[look];
  if (look === 'hills' || look === 'ridge')
    return new Style({ zIndex, fill: new Fill({ color: palette[look] }) });
  if (look === 'river' || look === 'road')
    return new Style({
      zIndex,
      stroke: new Stroke({ color: palette[look], width: 4 }),
      ...(look === 'road' && { text: nameOf(name, palette, { along: true }) }),
    });
  if (look === 'place')
    return new Style({
      zIndex,
      image: new Circle({
        radius: 3,
        fill: new Fill({ color: palette.place }),
        declutterMode: 'none',
      }),
      ...(resolution < namedBelow && { text: nameOf(name, palette) }),
    });
  if (look === 'end')
    return new Style({
      zIndex,
      image: new Circle({
        radius: 8,
        fill: new Fill({ color: palette.end }),
        stroke: new Stroke({ color: palette.ink, width: 3 }),
        declutterMode: 'obstacle',
      }),
      text: nameOf(name, palette, {
        bold: true,
        isWest: (shape.points[0]?.[0] ?? 0) < mapSize.width / 2,
      }),
    });
  if (shape.means !== means) return undefined;
  const isAside = leg !== null && leg !== shape.leg;
  return new Style({
    zIndex: isAside ? zIndex : zIndex + 2,
    stroke: new Stroke({
      color: isAside ? palette.place : look === 'walk' ? palette.walk : palette.way,
      width: isAside ? 3 : leg === null ? 6 : 9,
      ...(dashes[look] && { lineDash: dashes[look] }),
    }),
  });
}

function nameOf(
  name: string | null,
  palette: Palette,
  of: { along?: boolean; bold?: boolean; isWest?: boolean } = {},
): Text {
  const { along = false, bold = false, isWest } = of;
  return new Text({
    text: name ?? '',
    font: `${bold ? 800 : 600} ${bold ? 16 : 14}px ${palette.font}`,
    fill: new Fill({ color: palette.ink }),
    stroke: new Stroke({ color: palette.halo, width: 4 }),
    ...(along ? { placement: 'line' as const } : { offsetY: bold ? -20 : -12 }),
    // Towards the middle of the city, where there is room for it.
    ...(isWest !== undefined && { textAlign: isWest ? ('left' as const) : ('right' as const) }),
  });
}
