export {
  ArticleBody,
  ArticlePage,
  articlePage,
  loadArticle,
  type Articles,
} from './articlePage.tsx';
export type { ArticleData } from './articleData.ts';
