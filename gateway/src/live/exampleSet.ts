import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageDeclaration, RemoteDescriptor } from '@eldorado/remote';
import { openStore, sha384, type Release } from '@eldorado/releases';
import type { LiveApp, LiveSet } from './liveSet.ts';

const words = (text: string) => ({
  es: `${text} es`,
  en: `${text} en`,
  fr: `${text} fr`,
  pt: `${text} pt`,
});

/** A page as tests declare it; each names its one visible difference. */
export const examplePage = (difference: Partial<PageDeclaration> = {}): PageDeclaration => ({
  id: 'board',
  path: '/vuelos',
  screen: 'board',
  title: words('Flights'),
  description: words('All flights'),
  keywords: { es: [], en: [], fr: [], pt: [] },
  ...difference,
});

const integrityOf = (path: string) => `sha384-of-${path}`;

/** One app of a set: its pages, and the files of its modules. */
export function exampleApp(
  name: string,
  pages: readonly PageDeclaration[],
  modules: Release['modules'] = {},
): LiveApp {
  const entry = name === 'shell' ? null : 'client/remoteEntry.js';
  const files = [
    ...Object.values(modules).flatMap(({ js, css }) => [...js, ...css]),
    ...(entry ? [entry] : ['client/inter.woff2']),
  ];
  const release: Release = {
    name,
    version: '1.0.0',
    contract: 1,
    shared: {},
    commit: null,
    sourceHash: 'source',
    files: Object.fromEntries(
      files.map((path) => [path, { integrity: integrityOf(path), bytes: 1 }]),
    ),
    entry,
    modules,
  };
  const descriptor: RemoteDescriptor = {
    name,
    contract: 1,
    pages,
    namespace: null,
    middleware: [],
    widgets: [],
  };
  return { release, descriptor };
}

/** A set of these apps. */
export function exampleSet(...apps: readonly LiveApp[]): LiveSet {
  return {
    id: 'set-1',
    versions: Object.fromEntries(apps.map(({ release }) => [release.name, release.version])),
    apps: new Map(apps.map((app) => [app.release.name, app])),
    fallbacks: new Map(),
    onTrial: new Set(),
  };
}

/**
 * The source of a shell's server bundle.
 * @param render what it does with a `url` and a `site`; `page(text, status)` answers with a paragraph.
 */
export const exampleShell = (render: string) => `
const react = { useMemo: (make) => make(), Component: class { setState() {} } };
exports.shared = {
  // As a bundler hands on a module that has no default of its own.
  react: { default: react, get useMemo() { return react.useMemo; }, Component: react.Component },
  '@eldorado/store': { appActions: { remoteBroke: () => ({}) } },
};
exports.render = async (request) => {
  const { url, site } = request;
  const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  const page = (text, status = 200) => ({
    kind: 'page', status, degraded: false, broken: false, title: 'Page', structured: null,
    page: site.pages.find((each) => each.path === url.pathname) ?? null,
    head: { pictures: [], widgets: [], themeColor: { light: '#fff', dark: '#000' } },
    boot: { site, messages: {}, now: 0, state: { app: { airport: null } } },
    html: new TextEncoder().encode('<p>' + escaped(text) + '</p>'),
  });
  ${render}
};`;

/**
 * Writes an app into a store of releases and signs it, as a build would.
 * @param server source of its server bundle.
 * @param difference what release.json says otherwise.
 * @returns the release as it lies there.
 */
export async function writeExample(
  store: string,
  { release, descriptor }: LiveApp,
  server: string,
  difference: Partial<Release> = {},
): Promise<Release> {
  const folder = path.join(store, release.name, release.version);
  const bundle = release.name === 'shell' ? 'server/shell.cjs' : 'server/remote.cjs';
  const assets = Object.keys(release.files).map((file) => [file, `/* ${file} */`] as const);
  const contents = {
    ...Object.fromEntries(assets),
    'remote.json': JSON.stringify(descriptor),
    [bundle]: server,
  };
  const files: Release['files'] = {};
  for (const [file, text] of Object.entries(contents)) {
    files[file] = { integrity: sha384(text), bytes: Buffer.byteLength(text) };
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return openStore(store).signRelease({ ...release, files, ...difference });
}
