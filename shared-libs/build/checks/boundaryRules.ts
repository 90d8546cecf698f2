import path from 'node:path';

/** A workspace of the repository: its folder from the root, and the sub-paths that its package.json opens. */
export interface Workspace {
  dir: string;
  doors: readonly string[];
}

/** One import, as it is written. */
export interface Import {
  /** The package it stands in: `mf-flights`. */
  from: string;
  /** Its file, from the repository's root. */
  file: string;
  request: string;
}

interface Facade {
  door: string;
  /** The packages that make the facade, or take the library's place in tests. */
  own: readonly string[];
}

/** Libraries that remotes get through a facade (docs/decisions/003). */
const facades = new Map<string, Facade>([
  ['react-router-dom', { door: '@eldorado/remote/routing', own: ['@eldorado/remote'] }],
  ['react-router', { door: '@eldorado/remote/routing', own: ['@eldorado/remote'] }],
  ['redux', { door: '@eldorado/store', own: ['@eldorado/store'] }],
  ['@reduxjs/toolkit', { door: '@eldorado/store', own: ['@eldorado/store'] }],
  ['react-redux', { door: '@eldorado/store', own: ['@eldorado/store'] }],
  ['i18next', { door: '@eldorado/i18n', own: ['@eldorado/i18n'] }],
  ['react-i18next', { door: '@eldorado/i18n', own: ['@eldorado/i18n'] }],
  ['axios', { door: '@eldorado/http', own: ['@eldorado/http', '@eldorado/testing'] }],
]);

/** Beside the shared libraries; the journeys and the bench build and drive the whole site. */
const mayImport = new Map<string, readonly string[]>([
  ['gateway', ['shell', 'api']],
  ['e2e', ['shell', 'gateway', 'api', 'deploy']],
]);

const isRemote = (name: string) => name.startsWith('mf-');
const isShared = (name: string) => name.startsWith('@eldorado/');

/** What is wrong with an import, and how to put it right; null when it is allowed. */
export function boundaryFault(
  { from, file, request }: Import,
  workspaces: ReadonlyMap<string, Workspace>,
): string | null {
  if (request.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), request);
    return target.startsWith(`${workspaces.get(from)?.dir}/`)
      ? null
      : `'${request}' leaves its package; import the package by name`;
  }
  const library = packageOf(request);
  const facade = facades.get(library);
  if (facade && !facade.own.includes(from)) return pastFacade(from, request, library, facade);
  const imported = workspaces.get(library);
  if (!imported || library === from) return null;
  if (!isShared(library) && !mayImport.get(from)?.includes(library))
    return `${forbidden(from)} (${library})`;
  return imported.doors.includes(`.${request.slice(library.length)}`)
    ? null
    : `'${request}' is private to ${library}; import one of its doors, or open another in its package.json`;
}

function pastFacade(from: string, request: string, library: string, { door }: Facade) {
  if (isRemote(from) || isShared(from))
    return `'${request}' comes through ${door}; what is missing there is added there`;
  // The shell provides these libraries to the page; their inner files are for nobody.
  return request === library
    ? null
    : `'${request}' is an inner file of ${library}; import ${library} itself, or ${door}`;
}

function forbidden(from: string): string {
  if (isShared(from))
    return 'a shared library imports no app; what it needs of one is handed to it as an argument';
  if (isRemote(from))
    return 'a remote imports shared libraries only; what two apps need belongs into shared-libs';
  if (from === 'api') return 'the API imports no app; it answers whoever asks it over HTTP';
  if (from === 'shell')
    return 'the shell imports no other app; it gets remotes from their releases, data from the API, and the rest from the page';
  if (from === 'gateway') return 'the gateway imports no remote; it loads them from their releases';
  return `${from} imports no app; say in boundaryRules.ts what it may import`;
}

/** The package a request belongs to: `react-router-dom/dist/x` → react-router-dom, `@eldorado/ui/icons` → @eldorado/ui. */
function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
