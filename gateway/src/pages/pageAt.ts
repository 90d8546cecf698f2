import type { PageDeclaration } from '@eldorado/remote';
import type { LiveSet } from '../live/liveSet.ts';

export interface OwnedPage {
  remote: string;
  declaration: PageDeclaration;
}

type Pages = readonly (OwnedPage & { pattern: RegExp | null })[];
const known = new WeakMap<LiveSet, Pages>();

/** The page of a set at a path without its language, if any: fixed paths win over parameters, as in the shell. */
export function pageAt(set: LiveSet, path: string): OwnedPage | null {
  let pages = known.get(set);
  if (!pages) {
    pages = pagesOf(set);
    known.set(set, pages);
  }
  return (
    pages.find(({ declaration }) => declaration.path === path) ??
    pages.find(({ pattern }) => pattern?.test(path)) ??
    null
  );
}

const pagesOf = (set: LiveSet): Pages =>
  [...set.apps].flatMap(([remote, { descriptor }]) =>
    descriptor.pages.map((declaration) => ({
      remote,
      declaration,
      pattern: declaration.path.includes(':') ? patternOf(declaration.path) : null,
    })),
  );

/** Declared paths are letters, digits, hyphens, slashes and `:parameters`. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`, 'i');
