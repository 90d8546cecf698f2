import { matchPath } from 'react-router-dom';

/** The page that a path (without locale prefix) belongs to, if any. Fixed paths win over parameters. */
export function findPage<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
): Page | null {
  return (
    pages.find((page) => page.path === path) ??
    pages.find((page) => mayMatch(page.path, path) && matchPath(page.path, path)) ??
    null
  );
}

/** Whether a path begins as a pattern does: the router makes an expression of each pattern it is asked about. */
function mayMatch(pattern: string, path: string): boolean {
  const parameter = pattern.indexOf(':');
  return parameter > 0 && path.toLowerCase().startsWith(pattern.slice(0, parameter).toLowerCase());
}
