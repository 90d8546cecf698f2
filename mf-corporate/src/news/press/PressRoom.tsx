import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { ArticleBody, articlePage, loadArticle, type ArticleData } from '@eldorado/remote/article';
import { PageHeading } from '@eldorado/ui';
import { articles, pages } from '../../../content/collection.yaml';
import { FeedList } from './FeedList.tsx';
import { MediaKit } from './MediaKit.tsx';

export const isStatic = true;
export const load = (context: LoadContext): Promise<ArticleData> =>
  loadArticle({ articles, pages }, context);
export const { structuredData } = articlePage({ articles, pages });

/** For the press: an article of contact and facts, with the media kit and the feeds in it. */
export const Screen = ({ data, title }: ScreenProps<ArticleData>) => (
  <>
    <PageHeading title={title} />
    <ArticleBody
      {...data}
      title={title}
      withContents
      slots={{ kit: <MediaKit />, feeds: <FeedList /> }}
    />
  </>
);
