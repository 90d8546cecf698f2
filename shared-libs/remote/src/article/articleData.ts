import type { components } from '@eldorado/http/api-types';
import type { ArticleContent, FactViews } from '@eldorado/ui/article';

export type ServiceAnswer = components['schemas']['ServiceAnswer'];

/** What the airport wants the readers of a page to know. */
export interface PageBanner {
  id: string;
  title: string;
  text: string;
  to: string;
  illustration: components['schemas']['Banner']['illustration'];
}

/** What an information page is made of. */
export interface ArticleData {
  content: ArticleContent;
  facts: FactViews;
  /** The service that the page is about. */
  service: ServiceAnswer | null;
  /** Those that name the page. */
  banners: readonly PageBanner[];
}
