let firstPage = true;

/** Called when the first page is left: from then on what is on screen is not the failing page's own. */
export const leaveFirstPage = (): void => {
  firstPage = false;
};

let pageIsLive = () => {};
/** Settles once a remote's screen answers what is done to it: React has taken over what the server sent of it. */
export const live = new Promise<void>((resolve) => (pageIsLive = resolve));
/** Called when a remote's screen is live. */
export const markLive = (): void => pageIsLive();

/** Whether the page that the server sent is still on screen. */
export const onFirstPage = (): boolean => firstPage;

/**
 * A copy of what the first page shows, for a screen that throws: React calls its fallback while the content still
 * stands, and removes it afterwards. Null on later pages, where the content is the previous page's.
 */
export function copyOfFirstPage(): Node[] | null {
  const content = firstPage ? document.getElementById('content') : null;
  return content && copyOf(content);
}

/** A copy of what an element shows. */
export const copyOf = (element: Element): Node[] =>
  Array.from(element.childNodes, (node) => node.cloneNode(true));
