/**
 * A copy of the first page's server-rendered content, taken before hydration: if the page's remote throws
 * while it hydrates, React removes the original.
 */
let saved: Node[] | null = null;

export function saveServerContent(container: Element | null): void {
  saved = container ? Array.from(container.childNodes, (node) => node.cloneNode(true)) : null;
}

/** The copy, once; later pages have none. */
export function takeServerContent(): Node[] | null {
  const content = saved;
  saved = null;
  return content;
}

/** Called when the first page is left: from then on there is nothing to put back. */
export const dropServerContent = (): void => {
  saved = null;
};
