export { AnswerCard, type AnswerRow } from './AnswerCard.tsx';
export { Article } from './Article.tsx';
export type {
  AnswerTopic,
  ArticleAnswer,
  ArticleBlock,
  ArticleContent,
  ArticleSection,
  ArticleSource,
} from './articleContent.ts';
export type { Inline, InlineText, TitledItem } from './articleContent.ts';
export type { FactView, FactViews } from './articleFacts.ts';
export { plainText } from './plainText.ts';
