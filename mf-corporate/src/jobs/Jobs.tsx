import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { ArticlePage, articlePage, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { articles, pages } from '../../content/collection.yaml';
import { Openings } from './Openings.tsx';
import { jobPostings, loadOpenings, type JobsView } from './openings.ts';

export interface JobsData {
  article: ArticleData;
  view: JobsView;
}

const { structuredData: ofArticle } = articlePage({ articles, pages });

export const isStatic = true;

export async function load(context: LoadContext): Promise<JobsData> {
  const [article, view] = await Promise.all([
    loadArticle({ articles, pages }, context),
    loadOpenings(context),
  ]);
  return { article, view };
}

export const structuredData = ({ article, view }: JobsData): readonly object[] => [
  ...ofArticle(article),
  ...jobPostings(view),
];

/** How to work at the airport, with the openings of the day. */
export function Screen({ data: { article, view }, title }: ScreenProps<JobsData>) {
  return (
    <ArticlePage data={article} title={title} slots={{ openings: <Openings view={view} /> }} />
  );
}
