import {
  mapIcon,
  planeArrivalIcon,
  planeDepartureIcon,
  taxiIcon,
  type Pictogram,
} from '@eldorado/ui/icons';

/** The site's mark as gateway/images/favicon.svg draws it: an aircraft before the sun, on a field of 44. */
const sun = '<circle cx="22" cy="22" r="21" fill="#ffc844"/>';
export const aircraft = '<path d="M7 28 37 15l-5-3-9 3-9-7-3 1 6 9-6 3-3-2z" fill="#15181d"/>';

interface IconDrawing {
  size: number;
  svg: string;
}

const drawing = (size: number, viewBox: string, content: string): IconDrawing => ({
  size,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}">${content}</svg>`,
});
/** The mark alone. */
export const mark = (size: number) => drawing(size, '0 0 44 44', sun + aircraft);
/** Gold to its edges with the aircraft in the middle, for systems that cut the shape themselves. @param field the field's width. */
const filled = (size: number, field: number) =>
  drawing(
    size,
    `${22 - field / 2} ${18 - field / 2} ${field} ${field}`,
    `<path d="M-20-20h84v84h-84z" fill="#ffc844"/>${aircraft}`,
  );
const pictogram = (path: Pictogram) =>
  drawing(
    96,
    '-6 -6 36 36',
    `<rect x="-6" y="-6" width="36" height="36" rx="8" fill="#ffc844"/><path d="${path}" fill="none" stroke="#15181d" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** Every icon by the name of its file, beside favicon.svg. */
export const icons: Readonly<Record<string, IconDrawing>> = {
  'apple-touch-icon': filled(180, 46),
  'icon-192': mark(192),
  'icon-512': mark(512),
  // Only a circle of four fifths of it is sure to be seen.
  'icon-maskable-512': filled(512, 56),
  'shortcut-departures': pictogram(planeDepartureIcon),
  'shortcut-arrivals': pictogram(planeArrivalIcon),
  'shortcut-maps': pictogram(mapIcon),
  'shortcut-taxi': pictogram(taxiIcon),
};

/** The sizes within favicon.ico. */
export const faviconSizes = [16, 32, 48].map(mark);
