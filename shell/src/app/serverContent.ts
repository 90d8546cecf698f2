let firstPage = true;

/** Called when the first page is left: from then on what is on screen is not the failing page's own. */
export const leaveFirstPage = (): void => {
  firstPage = false;
};

/**
 * A copy of what the first page shows, for a screen that throws: React calls its fallback while the content still
 * stands, and removes it afterwards. Null on later pages, where the content is the previous page's.
 */
export function copyOfFirstPage(): Node[] | null {
  const content = firstPage ? document.getElementById('content') : null;
  return content && Array.from(content.childNodes, (node) => node.cloneNode(true));
}
