import type { Locale } from '@eldorado/i18n/locale';
import type { PageDeclaration } from '@eldorado/remote';
import type { ArticleContent } from '@eldorado/ui/article';
import type { Collection, CollectionPage } from './collection.ts';

/** A page as a declaration, its icon still by name. */
export type DeclaredPage = Omit<PageDeclaration, 'icon'> & { icon?: string };

/** The page of a folder as its remote declares it: with what the collection says for all of its pages. */
export function declaredPage({ file }: Collection, { slug, page }: CollectionPage): DeclaredPage {
  const { related: _related, ...declared } = page;
  const layout = page.layout ?? file.layout;
  return {
    id: slug,
    ...declared,
    screen: page.screen ?? file.screen ?? slug,
    background: page.background ?? file.background ?? 'plain',
    ...(layout !== undefined && { layout }),
  };
}

/** An article as data in one language: sources and related pages resolved. @returns null where there is no text. */
export function compileArticle(
  collection: Collection,
  slug: string,
  locale: Locale,
): ArticleContent | null {
  const entry = collection.pages.find((page) => page.slug === slug);
  const article = entry?.articles[locale];
  if (!entry || !article) return null;
  return {
    lead: article.lead,
    ...(article.answers.length > 0 && { answers: article.answers }),
    sections: article.sections.map(({ heading, blocks }) => ({ heading, blocks })),
    sources: article.sources.flatMap((name) => {
      const source = collection.file.sources?.[name];
      return source ? [{ ...source, title: source.title[locale] }] : [];
    }),
    facts: article.facts,
    related: (entry.page.related ?? []).flatMap((name) => {
      const other = collection.pages.find((page) => page.slug === name);
      return other ? [{ to: other.page.path, title: other.page.title[locale] }] : [];
    }),
  };
}
