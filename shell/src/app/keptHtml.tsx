import { createContext, useContext, type ReactNode } from 'react';

/** Renders what is the same on many pages once. @returns its HTML. */
export type KeepHtml = (key: string, content: () => ReactNode) => string;

const KeptHtml = createContext<KeepHtml | null>(null);
export const KeptHtmlProvider = KeptHtml.Provider;

/**
 * The content of an element that many pages share: on the server as HTML that is made once for a site and a key, in the
 * browser as what it is, which takes that HTML over. It uses no context but the language, and no ids of React's.
 */
export function useKept(key: string, content: () => ReactNode) {
  const keep = useContext(KeptHtml);
  return keep
    ? { dangerouslySetInnerHTML: { __html: keep(key, content) } }
    : { children: content() };
}
