import { createContext, useContext, type ReactNode } from 'react';

/**
 * Renders what is the same on many pages once. @returns its HTML.
 * @param path of the page, without its language; empty where the content is the same whatever it is.
 */
export type KeepHtml = (name: string, path: string, content: () => ReactNode) => string;

const KeptHtml = /*#__PURE__*/ createContext<KeepHtml | null>(null);
export const KeptHtmlProvider = KeptHtml.Provider;

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

function useKeptHtml(name: string, path: string, content: () => ReactNode): Content {
  const keep = useContext(KeptHtml);
  return keep
    ? { dangerouslySetInnerHTML: { __html: keep(name, path, content) } }
    : { children: content() };
}

/**
 * The content of an element that many pages share: on the server as HTML that is made once for a site and a path, in the
 * browser as what it is, which takes that HTML over. It uses no context but the language, and no ids of React's.
 */
export const useKept =
  // The browser's build knows that there is no process, and leaves the rest out.
  typeof process === 'undefined'
    ? (_name: string, _path: string, content: () => ReactNode): Content => ({ children: content() })
    : useKeptHtml;
