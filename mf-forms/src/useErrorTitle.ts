import { useEffect } from 'react';

/**
 * Puts a word before the page's title while something is wrong on it: a screen reader says the title first, and a tab shows it.
 * @param mark the word, `Error: `.
 */
export function useErrorTitle(isWrong: boolean, mark: string): void {
  useEffect(() => {
    const title = document.title;
    if (!isWrong || title.startsWith(mark)) return undefined;
    const marked = mark + title;
    document.title = marked;
    return () => {
      // Another page may have named itself meanwhile.
      if (document.title === marked) document.title = title;
    };
  }, [isWrong, mark]);
}
