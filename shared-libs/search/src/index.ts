export { countOf, findAnswer, inOrder } from './findAnswer.ts';
export {
  longestQuery,
  searchAddress,
  searchPath,
  type SearchAnswer,
  type SearchDocument,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  type OpenLine,
  type SearchLine,
  type SearchSaid,
} from './searchDocument.ts';
export { createSearchIndex, type SearchIndex } from './searchIndex.ts';
export { phraseKey } from './phrases.ts';
export { slipOf } from './slipOf.ts';
export { allWords, queryWords } from './words.ts';
