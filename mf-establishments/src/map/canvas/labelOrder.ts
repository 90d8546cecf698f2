import type { Mark } from './scene.ts';

/** The ends of a way: before all but the chosen place. */
export const endRank = 90;

/** Which labels win where there is no room for all: a higher number first. */
export function labelRank(
  { slug, type, sign }: Pick<Mark, 'slug' | 'type' | 'sign'>,
  shown: ReadonlySet<string> | null,
  selected: string | null,
): number {
  if (slug === selected) return 100;
  if (shown?.has(slug)) return 80;
  if (sign !== null) return 60;
  // Whoever looks at a whole floor looks for where to go on, not for one shop among eighty.
  return (
    { general: 50, entidades: 40, servicios: 30, aerolineas: 30, banos: 20 }[type as string] ?? 10
  );
}

/** Metres to a pixel at which the names of ordinary places come in: with a whole terminal in view, signs alone are read. */
export const namesBelow = 0.45;
/** Metres to a pixel under which the finer drawing is worth asking for: a shop is then six pixels wide. */
export const fineBelow = 1.4;
