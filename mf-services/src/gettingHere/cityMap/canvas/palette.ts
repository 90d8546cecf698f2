const names = [
  'hills',
  'ridge',
  'river',
  'road',
  'place',
  'ink',
  'halo',
  'way',
  'walk',
  'end',
] as const;

/** The city's colours as the page's theme has them: the custom properties `--city-…`. */
export interface Palette extends Record<(typeof names)[number], string> {
  font: string;
}

/** Reads the colours that an element wears. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--city-${name}`).trim() || '#888';
  return {
    ...(Object.fromEntries(names.map((name) => [name, read(name)])) as Omit<Palette, 'font'>),
    font: style.fontFamily,
  };
}
