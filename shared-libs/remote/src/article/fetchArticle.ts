import type { ArticleContent } from '@eldorado/ui/article';

/** What the files of a language's articles must be, by the folder's name, as subresource integrity. */
type ArticleIndex = () => Promise<{ default: Readonly<Record<string, string>> }>;

/**
 * Fetches an article's file of a release; undefined when the page has no article.
 * @param base the address of the release's files, with a slash at its end.
 * @throws when the file cannot be had, or is not the one that the release was built with.
 */
export async function fetchArticle(
  base: string,
  index: ArticleIndex,
  slug: string,
  locale: string,
): Promise<ArticleContent | undefined> {
  const integrity = (await index()).default[slug];
  if (!integrity) return undefined;
  // What is not the file, an error's page too, fails its integrity.
  const response = await fetch(`${base}content-${slug}-${locale}.json`, { integrity });
  return (await response.json()) as ArticleContent;
}
