// React keeps what the server sent inside an element whose content is declared to be somebody else's.
const somebodyElses = { __html: '' };

/** The server's HTML as it stands, where it rendered a `<div data-static="">`. */
export const AsSent = () => (
  <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={somebodyElses} />
);
