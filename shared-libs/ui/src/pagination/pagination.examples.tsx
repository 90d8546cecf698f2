import type { GalleryPage } from '../examples/galleryPage.ts';
import { Pagination } from './Pagination.tsx';

const at = (name: string, title: string, current: number, pages: number) => ({
  name,
  title,
  render: () => (
    <Pagination
      label={`Pages, ${title.toLowerCase()}`}
      current={current}
      pages={pages}
      href={(page) => `/prensa?page=${page}`}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
    />
  ),
});

export const gallery: GalleryPage = {
  name: 'pagination',
  title: 'Pagination',
  when: 'Under a list too long for one page that is read now and then, such as press releases. Each page has an address.',
  whenNot:
    'Not where everything fits or a filter is the better answer, as with flights. Not for the steps of a task.',
  examples: [
    at('first', 'The first page', 1, 12),
    at('middle', 'In the middle', 6, 12),
    at('last', 'The last page', 12, 12),
    at('few', 'Few pages', 2, 3),
  ],
};
