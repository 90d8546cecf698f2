import { matchPath } from 'react-router-dom';

/** The page that a path (without locale prefix) belongs to, if any. Fixed paths win over parameters. */
export function findPage<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
): Page | null {
  return (
    pages.find((page) => page.path === path) ??
    pages.find((page) => page.path.includes(':') && matchPath(page.path, path)) ??
    null
  );
}
