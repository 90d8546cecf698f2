/** A page, or the number of a gap that stands for the pages left out. */
export type PageEntry = { page: number } | { gapAfter: number };

/**
 * The pages worth a link: the first, the last, and those beside the current one. At most seven entries, so that the
 * row keeps its length from page to page.
 * @param current from 1.
 */
export function pageNumbers(current: number, pages: number): PageEntry[] {
  if (pages <= 7) return range(1, pages);
  if (current <= 4) return [...range(1, 5), { gapAfter: 5 }, { page: pages }];
  if (current >= pages - 3) return [{ page: 1 }, { gapAfter: 1 }, ...range(pages - 4, pages)];
  return [
    { page: 1 },
    { gapAfter: 1 },
    ...range(current - 1, current + 1),
    { gapAfter: current + 1 },
    { page: pages },
  ];
}

const range = (from: number, to: number): PageEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ page: from + index }));
