import type { GalleryPage } from '../src/examples/galleryPage.ts';

/** In the order of the gallery; each page's place in its group is its sign: the first form is D1. */
const groups: readonly { title: string; names: readonly string[] }[] = [
  { title: 'Foundations', names: ['colour', 'type', 'shape', 'icon'] },
  { title: 'Words and signs', names: ['heading', 'article', 'tag', 'figure', 'pin', 'sketch'] },
  {
    title: 'Going and acting',
    names: ['link', 'button', 'choice', 'tabs', 'popover', 'breadcrumb', 'pagination'],
  },
  { title: 'Asking', names: ['form', 'combobox', 'code', 'date', 'file', 'feedback'] },
  {
    title: 'Showing',
    names: ['card', 'table', 'chart', 'timeline', 'schedule', 'carousel', 'accordion'],
  },
  { title: 'Feedback', names: ['state', 'toast', 'dialog'] },
];

export interface SignedPage {
  page: GalleryPage;
  /** `D1`. */
  sign: string;
}

export interface PageGroup {
  title: string;
  letter: string;
  pages: readonly SignedPage[];
}

/** Names of the pages that no group holds: they stand in a group at the end until they have a place. */
export function withoutGroup(pages: readonly GalleryPage[]): string[] {
  const placed = new Set(groups.flatMap(({ names }) => names));
  return pages.map(({ name }) => name).filter((name) => !placed.has(name));
}

export function groupPages(pages: readonly GalleryPage[]): readonly PageGroup[] {
  const byName = new Map(pages.map((page) => [page.name, page]));
  return [...groups, { title: 'More', names: withoutGroup(pages) }]
    .map(({ title, names }) => ({
      title,
      pages: names.flatMap((name) => byName.get(name) ?? []),
    }))
    .filter((group) => group.pages.length > 0)
    .map((group, index) => {
      const letter = String.fromCharCode(65 + index);
      return {
        title: group.title,
        letter,
        pages: group.pages.map((page, place) => ({ page, sign: `${letter}${place + 1}` })),
      };
    });
}
