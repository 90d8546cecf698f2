declare module '*/collection.yaml' {
  import type { Translated } from '@eldorado/i18n/locale';
  import type { PageDeclaration } from '@eldorado/remote';
  import type { Pictogram } from '@eldorado/ui';
  import type { ArticleContent } from '@eldorado/ui/article';

  /** The pages of the folder: in the browser without what only servers read. */
  export const pages: readonly PageDeclaration[];
  /** The articles by the folder's name, each language in a file of its own. */
  export const articles: Readonly<
    Record<string, Translated<() => Promise<{ default: ArticleContent }>>>
  >;
  /** The pages' icons by the folder's name, in a file of their own. */
  export const icons: () => Promise<{ default: Readonly<Record<string, Pictogram>> }>;
}
