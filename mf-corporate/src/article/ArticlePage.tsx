import { pageNotFound, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { Article, PageHeading, type ArticleContent } from '@eldorado/ui';
import { articles, type ArticleSlug } from '../content/index.ts';
import { sources } from '../content/sources.ts';
import remote from '../remote.ts';

interface ArticleData {
  title: string;
  content: ArticleContent;
}

/** An information page: its id is the folder of its content. */
export async function load({ pageId, locale }: LoadContext): Promise<ArticleData> {
  const page = remote.pages.find(({ id }) => id === pageId);
  if (!page || !isSlug(pageId)) throw pageNotFound();
  const { default: content } = await articles[pageId][locale]();
  return { title: page.title[locale], content };
}

const isSlug = (id: string): id is ArticleSlug => id in articles;

export function Screen({ data }: ScreenProps<ArticleData>) {
  return (
    <>
      <PageHeading title={data.title} />
      <Article content={data.content} sources={sources} />
    </>
  );
}
