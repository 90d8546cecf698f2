import type { GalleryExample, GalleryPage } from '../src/examples/galleryPage.ts';
import { readSettings, type Settings } from './settings.ts';

/** What an address of the gallery shows: `/`, `/tabs` or `/tabs/second-chosen`. */
export type View = { settings: Settings; title: string } & (
  | { kind: 'index' }
  | { kind: 'page'; page: GalleryPage }
  | { kind: 'example'; page: GalleryPage; example: GalleryExample }
  | { kind: 'missing'; path: string }
);

/** @param address path and query. */
export function findView(address: string, pages: readonly GalleryPage[]): View {
  const { pathname, searchParams } = new URL(address, 'http://gallery');
  const settings = readSettings(searchParams);
  const [pageName = '', exampleName, ...rest] = pathname.slice(1).split('/');
  if (pathname === '/') return { kind: 'index', title: 'Design system', settings };
  const page = pages.find(({ name }) => name === pageName);
  if (page && exampleName === undefined) {
    return { kind: 'page', page, title: page.title, settings };
  }
  const example = page?.examples.find(({ name }) => name === exampleName);
  return page && example && rest.length === 0
    ? { kind: 'example', page, example, title: `${page.title}: ${example.title}`, settings }
    : { kind: 'missing', path: pathname, title: 'No such page', settings };
}
