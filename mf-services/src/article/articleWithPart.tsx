import type { ComponentType } from 'react';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { ArticlePage, articlePage, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { articles, pages } from '../../content/collection.yaml';

/** Its article, and what its part shows. */
export interface PartData<View> {
  article: ArticleData;
  view: View;
}

/** What an article's own part is made of. */
interface ArticlePart<View> {
  /** Where the text has it: `::slot[name]`. */
  slot: string;
  /** What it shows for the page's address; words of one page alone are imported here. */
  load: (context: LoadContext, article: Promise<ArticleData>) => Promise<View>;
  Part: ComponentType<{ view: View }>;
}

const { structuredData: ofArticle } = articlePage({ articles, pages });

/** The screen of an article with a part of its own, such as a form that the address answers: sent as it stands. */
export const articleWithPart = <View,>({ slot, load, Part }: ArticlePart<View>) => ({
  isStatic: true as const,
  load: async (context: LoadContext): Promise<PartData<View>> => {
    const text = loadArticle({ articles, pages }, context);
    const [article, view] = await Promise.all([text, load(context, text)]);
    return { article, view };
  },
  structuredData: ({ article }: PartData<View>) => ofArticle(article),
  Screen: ({ data: { article, view }, title }: ScreenProps<PartData<View>>) => (
    <ArticlePage data={article} title={title} slots={{ [slot]: <Part view={view} /> }} />
  ),
});
