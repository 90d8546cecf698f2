export {
  ArticleBody,
  ArticlePage,
  articlePage,
  loadArticle,
  type Articles,
} from './articlePage.tsx';
export { dateText } from './factViews.ts';
export type { ArticleData } from './articleData.ts';
