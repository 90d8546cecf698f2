import type { PageDeclaration } from '@eldorado/remote';
import type { PageSet } from '../live/liveSet.ts';

export interface OwnedPage {
  remote: string;
  declaration: PageDeclaration;
}

interface Pages {
  /** By path. */
  fixed: ReadonlyMap<string, OwnedPage>;
  /** Those whose path has parameters. */
  patterns: readonly (OwnedPage & { pattern: RegExp })[];
}
const known = new WeakMap<PageSet, Pages>();

/** The page of a set at a path without its language, if any: fixed paths win over parameters, as in the shell. */
export function pageAt(set: PageSet, path: string): OwnedPage | null {
  let pages = known.get(set);
  if (!pages) {
    pages = pagesOf(set);
    known.set(set, pages);
  }
  return pages.fixed.get(path) ?? pages.patterns.find(({ pattern }) => pattern.test(path)) ?? null;
}

function pagesOf(set: PageSet): Pages {
  const pages = [...set.apps].flatMap(([remote, { descriptor }]) =>
    descriptor.pages.map((declaration): OwnedPage => ({ remote, declaration })),
  );
  return {
    // Of two at one path the first holds.
    fixed: new Map(pages.toReversed().map((page) => [page.declaration.path, page])),
    patterns: pages
      .filter(({ declaration }) => declaration.path.includes(':'))
      .map((page) => ({ ...page, pattern: patternOf(page.declaration.path) })),
  };
}

/** Declared paths are letters, digits, hyphens, slashes and `:parameters`. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`, 'i');
