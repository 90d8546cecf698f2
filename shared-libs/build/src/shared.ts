/**
 * What every app of the site shares: one copy on the page, provided by the shell. React is shared raw; all
 * other libraries go through the shared-libs facades, so that the shell ships only what they re-export
 * (docs/decisions/003). A remote is built without copies of its own (`import: false`).
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@eldorado/http',
  '@eldorado/i18n',
  '@eldorado/remote',
  '@eldorado/remote/routing',
  '@eldorado/store',
  '@eldorado/store/state',
  '@eldorado/ui',
] as const;

/** The package a shared request belongs to: `react/jsx-runtime` → react, `@eldorado/remote/routing` → @eldorado/remote. */
export function packageOf(request: string): string {
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}
