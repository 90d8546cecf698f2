import type { ReactNode } from 'react';
import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';
import { PageHeading } from '@eldorado/ui';
import { Article, plainText, type ArticleContent } from '@eldorado/ui/article';
import type { LoadContext, PageDeclaration, ScreenProps } from '../declaration/declaration.ts';
import { Feedback } from '../page/feedback.tsx';
import { pageNotFound } from '../page/routeError.ts';
import { factViews } from './factViews.ts';
import type { ArticleData, ServiceAnswer } from './articleData.ts';
import { articleSchema } from './articleSchema.ts';
import { PageBanners } from './PageBanners.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** The article of a page in a language, as a collection has it; undefined for a page without one. */
export type Articles = (pageId: string, locale: Locale) => Promise<ArticleContent | undefined>;

type Context = Pick<LoadContext, 'pageId' | 'locale' | 'http' | 'signal'>;

/** What a remote's `collection.yaml` is to its screens. */
export interface ArticleCollection {
  articles: Articles;
  pages: readonly Pick<PageDeclaration, 'id' | 'path' | 'service'>[];
}

/**
 * Fetches the article of a page, or of the folder that is named, with the facts that it names, the service that it
 * is about and the banners that name it. Without the API it says what it says without them.
 * @throws page not found when there is no such article.
 */
export async function loadArticle(
  { articles, pages }: ArticleCollection,
  { pageId, locale, http, signal }: Context,
): Promise<ArticleData> {
  const content = await articles(pageId, locale);
  if (!content) throw pageNotFound();
  const page = pages.find(({ id }) => id === pageId);
  const slug = page?.service;
  const ask = async <Answer,>(path: string): Promise<Answer | null> => {
    try {
      return (await http.get<Answer>(path, { signal })).data;
    } catch {
      return null;
    }
  };
  const [known, service, named] = await Promise.all([
    content.facts.length > 0
      ? ask<components['schemas']['FactList']>(`/v2/facts?ids=${content.facts.join(',')}`)
      : null,
    slug ? ask<ServiceAnswer>(`/v2/services/${slug}`) : null,
    page
      ? ask<components['schemas']['BannerList']>(`/v2/banners?placement=internal&path=${page.path}`)
      : null,
  ]);
  const banners = named?.banners ?? [];
  return {
    content,
    facts: factViews(known?.facts ?? [], locale),
    service,
    banners: banners.map(({ id, title, text, href, illustration }) => ({
      id,
      title: title[locale],
      text: text[locale],
      to: href,
      illustration,
    })),
  };
}

/** The module of the screen of information pages. */
export interface ArticleScreen {
  isStatic: true;
  load: (context: LoadContext) => Promise<ArticleData>;
  structuredData: (data: ArticleData) => readonly object[];
  Screen: (props: ScreenProps<ArticleData>) => ReactNode;
}

/** The screen of information pages: each page's id is the folder of its text. */
export const articlePage = (collection: ArticleCollection): ArticleScreen => ({
  isStatic: true,
  load: (context) => loadArticle(collection, context),
  structuredData: articleSchema,
  Screen: ArticlePage,
});

interface ArticlePageProps
  extends
    Pick<ScreenProps<ArticleData>, 'data' | 'title'>,
    Pick<Parameters<typeof Article>[0], 'slots' | 'card' | 'compact'> {}

/** An information page: its heading, its article with what stands in its slots, and its contents. */
export function ArticlePage({ data, title, ...parts }: ArticlePageProps) {
  return (
    <>
      <PageHeading
        title={title}
        compact={parts.compact}
        lead={parts.compact && plainText(data.content.lead, (id) => data.facts[id]?.value)}
      />
      <ArticleBody {...data} {...parts} title={title} withContents />
    </>
  );
}

/** An article with its card, or what is known of its service, at the top, and at the end its banners and whether it helped. */
export function ArticleBody(
  props: ArticleData & { title: string } & Pick<
      Parameters<typeof Article>[0],
      'slots' | 'withContents' | 'className' | 'card' | 'compact'
    >,
) {
  const { service, banners, title, card, ...article } = props;
  return (
    <>
      <Article
        {...article}
        card={
          card ??
          (service
            ? (answers) => <ServiceCard service={service} title={title} answers={answers} />
            : undefined)
        }
        after={banners.length > 0 && <PageBanners banners={banners} />}
      />
      <Feedback />
    </>
  );
}
