declare module '*/collection.yaml' {
  import type { Locale } from '@eldorado/i18n/locale';
  import type { PageDeclaration } from '@eldorado/remote';
  import type { Pictogram } from '@eldorado/ui';
  import type { ArticleContent } from '@eldorado/ui/article';

  /** The pages of the folder: in the browser without what only servers read. */
  export const pages: readonly PageDeclaration[];
  /** The article of a folder in a language, of a file of its own; undefined for a page without one. */
  export const articles: (slug: string, locale: Locale) => Promise<ArticleContent | undefined>;
  /** The pages' icons by the folder's name, in a file of their own. */
  export const icons: () => Promise<{ default: Readonly<Record<string, Pictogram>> }>;
}
