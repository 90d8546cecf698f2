import type { components } from '@eldorado/http/api-types';
import type { LoadContext } from '@eldorado/remote';

type Schemas = components['schemas'];

export type NewsItem = Schemas['NewsItem'];
export type NewsList = Schemas['NewsList'];
export type NewsNote = Schemas['NewsNote'];
export type NewsKind = NewsItem['kind'];
export type NewsTopic = NewsItem['topic'];

/** What an item is: something that happened, something one may come to, something to mind now. */
export const newsKinds = ['news', 'event', 'notice'] as const satisfies readonly NewsKind[];

/** In the order of the form. */
export const newsTopics = [
  'airlines',
  'operations',
  'passengers',
  'cargo',
  'works',
  'services',
  'awards',
  'security',
] as const satisfies readonly NewsTopic[];

/** What the list is asked for, as it stands in the address; an empty text is no filter. */
export interface NewsQuery {
  kind: NewsKind | '';
  topic: NewsTopic | '';
  /** First and last day, `2026-02-27`. */
  from: string;
  to: string;
  q: string;
  page: number;
}

type Context = Pick<LoadContext, 'http' | 'locale' | 'signal'>;

/** A page of the list; what the query leaves out is not sent. */
export async function fetchNews(
  { http, locale, signal }: Context,
  query: NewsQuery,
): Promise<NewsList> {
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const { data } = await http.get<NewsList>('/v2/news', { params: { locale, ...asked }, signal });
  return data;
}

/** One item whole. @param draft the token of a signed link, which shows what is not published yet. */
export async function fetchNote(
  { http, locale, signal }: Context,
  slug: string,
  draft: string | null,
): Promise<NewsNote> {
  const params = { locale, ...(draft !== null && { draft }) };
  const { data } = await http.get<NewsNote>(`/v2/news/${slug}`, { params, signal });
  return data;
}
