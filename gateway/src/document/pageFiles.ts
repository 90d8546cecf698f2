import type { PageHead, SitePage } from 'shell/contract';
import type { PageSet } from '../live/liveSet.ts';
import { assetUrl, keepsAnswers } from './createSite.ts';
import { escapeHtml } from '../text/escape.ts';

export interface PageFile {
  /** Escaped for an attribute. */
  href: string;
  integrity: string;
}

/** The files of a page, each once, by what the document does with them. */
export interface PageFiles {
  /** Addresses of the pictures behind the heading. */
  pictures: string[];
  fonts: string[];
  css: PageFile[];
  /** What draws before the page is live. */
  early: PageFile[];
  /** What makes it live, the shell first. */
  scripts: PageFile[];
  /** The remote's entry, which must run after the shell started the federation. */
  preloads: PageFile[];
}

/** A part of an app's release, as its build names it. */
interface Module {
  name: string;
  key: string;
}

/** The files that a page needs of the releases of its set. */
export function pageFiles({
  set,
  page,
  head,
  assetsOrigin,
}: {
  set: PageSet;
  page: SitePage | null;
  head: PageHead;
  assetsOrigin: string;
}): PageFiles {
  const file = (name: string, path: string): PageFile => {
    const release = set.apps.get(name)?.release;
    return {
      // The origin may come from the request's Host header.
      href: escapeHtml(assetUrl(assetsOrigin, name, release?.version ?? '', path)),
      integrity: release?.files[path]?.integrity ?? '',
    };
  };
  const filesOf = (kind: 'js' | 'css', modules: readonly Module[]) =>
    unique(
      modules.flatMap(({ name, key }) =>
        (set.apps.get(name)?.release.modules[key]?.[kind] ?? []).map((path) => file(name, path)),
      ),
    );
  const own = page && set.apps.get(page.remote)?.release;
  const modules = pageModules(page, own ? keepsAnswers(own) : false);
  // A screen that works as it is sent brings its styles, and no code.
  const live = head.isStatic ? modules.slice(0, 1) : modules;
  const entry = own?.entry;
  const ofShell = Object.keys(set.apps.get('shell')?.release.files ?? {});
  const pictures = head.pictures.flatMap((picture) =>
    ofShell.filter((path) => path.endsWith('.svg') && path.startsWith(`client/${picture}.`)),
  );
  return {
    pictures: pictures.map((path) => file('shell', path).href),
    fonts: ofShell
      .filter((path) => path.endsWith('.woff2'))
      .map((path) => file('shell', path).href),
    // A widget's code comes when the visitor comes near it, its styles with its HTML.
    css: filesOf('css', [...modules, ...head.widgets.flatMap(widgetModules)]),
    early: page ? filesOf('js', [{ name: page.remote, key: `early:${page.screen}` }]) : [],
    scripts: filesOf('js', live),
    preloads: page && entry && !head.isStatic ? [file(page.remote, entry)] : [],
  };
}

/** @param store whether the page's remote keeps answers of the API in the store. */
function pageModules(page: SitePage | null, store: boolean): Module[] {
  const shell = { name: 'shell', key: 'main' };
  if (!page) return [shell];
  const { remote, screen } = page;
  return [
    shell,
    ...(remote === 'shell'
      ? []
      : [
          { name: 'shell', key: 'federation' },
          ...(store ? [{ name: 'shell', key: 'store' }] : []),
          { name: remote, key: 'remote' },
        ]),
    { name: remote, key: `screen:${screen}` },
    { name: remote, key: 'reducers' },
  ];
}

function widgetModules(id: string): Module[] {
  const [remote = '', widget = ''] = id.split('/');
  return [
    // What remotes use of the design system beside the layout's share of it.
    { name: 'shell', key: 'federation' },
    { name: remote, key: `widget:${widget}` },
  ];
}

const unique = (files: PageFile[]) => [...new Map(files.map((file) => [file.href, file])).values()];
