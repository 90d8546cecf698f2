import { fold } from './search.ts';

/** The name of a place in an address: folded, with hyphens for spaces. */
export const slugOf = (name: string) => fold(name).replaceAll(' ', '-');
