import { use } from 'react';
import { isAsSent } from '../sent/asSent.ts';
import { AsSent } from '../sent/sentHtml.tsx';
import type { ArticleData } from './articleData.ts';
import type * as articleCode from './index.ts';

type Code = typeof articleCode;

let code: Code | undefined;
let fetching: Promise<Code> | undefined;

const fetchCode = (): Promise<Code> =>
  (fetching ??= import(/* webpackChunkName: "article" */ './index.ts').then(
    (fetched) => (code = fetched),
    (error: unknown) => {
      // The next try fetches again.
      fetching = undefined;
      throw error;
    },
  ));

/** `loadArticle` of a screen that has more than an article: the code comes for a navigation inside the site alone. */
export const loadArticle: Code['loadArticle'] = async (...args) =>
  (await fetchCode()).loadArticle(...args);

/**
 * An article beside parts that need code. On the first page it stays as the server sent it, without code and, when its
 * screen names its data in `staticData`, without data.
 */
export function LazyArticle({
  article,
  ...props
}: Omit<Parameters<Code['ArticleBody']>[0], keyof ArticleData> & { article: ArticleData }) {
  if (isAsSent(article)) return <AsSent key="sent" />;
  const { ArticleBody } = code ?? use(fetchCode());
  return (
    <div data-static="">
      <ArticleBody {...article} {...props} />
    </div>
  );
}
