import { matchPath } from 'react-router-dom';

/** The page that a path (without locale prefix) belongs to, if any. Fixed paths win over parameters. */
export function findPage<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
): Page | null {
  // Most paths are fixed ones, or begin as no pattern does: matching is what takes time.
  const fits = (page: Page) => {
    const end = page.path.indexOf(':');
    return end > 0 && path.startsWith(page.path.slice(0, end)) && matchPath(page.path, path);
  };
  return pages.find((page) => page.path === path) ?? pages.find(fits) ?? null;
}
