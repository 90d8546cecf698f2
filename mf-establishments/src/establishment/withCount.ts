/**
 * A choice and how many it leaves: `Cafés (12)`. Not a message: it is written alike in every language, and a list of
 * filters has sixty of them to write at a keystroke.
 */
export const withCount = (name: string, count: number): string => `${name} (${count})`;
