import type { components } from '@eldorado/http/api-types';
import type { ArticleContent, FactViews } from '@eldorado/ui/article';

export type ServiceAnswer = components['schemas']['ServiceAnswer'];

/** What an information page is made of. */
export interface ArticleData {
  content: ArticleContent;
  facts: FactViews;
  /** The service that the page is about. */
  service: ServiceAnswer | null;
}
