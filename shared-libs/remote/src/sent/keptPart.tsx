import { createContext, useContext, type ReactNode } from 'react';

/**
 * Renders what is the same on many pages of a language once. @returns its HTML.
 * @param key says what the content is made of, all of it.
 */
export type KeepPart = (key: string, content: () => ReactNode) => string;

const KeptParts = /*#__PURE__*/ createContext<KeepPart | null>(null);
/** What keeps parts, around a page on the server. */
export const KeptPartsProvider = KeptParts.Provider;

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };
type UseKeptPart = (
  name: string,
  made: () => readonly unknown[],
  content: () => ReactNode,
) => Content;

declare const process: unknown;

const useKept: UseKeptPart = (name, made, content) => {
  const keep = useContext(KeptParts);
  return keep
    ? { dangerouslySetInnerHTML: { __html: keep(`${name} ${JSON.stringify(made())}`, content) } }
    : { children: content() };
};

/**
 * The content of an element that many pages show, such as the row of a flight: on the server as HTML that is made once,
 * in the browser, where nothing is kept, as what it is, which takes that HTML over. It reads nothing but `made` and the
 * language: no store, no clock, no address, no ids of React's.
 * @param name of the remote and the part: `mf-flights/row`.
 * @param made what the content is made of, as plain data; asked for where something is kept.
 */
export const useKeptPart: UseKeptPart =
  // The browser's build knows that there is no process, and leaves the rest out.
  typeof process === 'undefined' ? (_name, _made, content) => ({ children: content() }) : useKept;
