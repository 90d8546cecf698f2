/** Trusted Types let no text into `innerHTML`, not even an empty one, except the browser's own. */
const nothing =
  (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/** React keeps what the server sent inside an element whose content is declared to be somebody else's. */
export const nothingInside = { __html: nothing };

/** The server's HTML as it stands, where it rendered a `<div data-static="">`. */
export const AsSent = () => (
  <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={nothingInside} />
);
