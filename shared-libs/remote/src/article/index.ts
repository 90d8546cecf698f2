export {
  ArticleBody,
  ArticlePage,
  articlePage,
  loadArticle,
  type Articles,
} from './articlePage.tsx';
export { dateText } from '@eldorado/i18n/source';
export type { ArticleData } from './articleData.ts';
