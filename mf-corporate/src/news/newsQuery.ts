import { isDay } from '@eldorado/i18n/bogota';
import { newsKinds, newsTopics, type NewsQuery } from './newsApi.ts';

export const newsPath = '/el-dorado-informa';
export const longestSearch = 80;

/** Reads an address; what is none of the form's counts as not given, and days the wrong way round are turned. */
export function readNewsQuery(search: URLSearchParams): NewsQuery {
  const oneOf = <Word extends string>(words: readonly Word[], name: string): Word | '' =>
    words.find((word) => word === search.get(name)) ?? '';
  const day = (name: string) => {
    const value = search.get(name) ?? '';
    return isDay(value) ? value : '';
  };
  const [from, to] = [day('from'), day('to')];
  const turned = from !== '' && to !== '' && from > to;
  const page = search.get('page') ?? '';
  return {
    kind: oneOf(newsKinds, 'kind'),
    topic: oneOf(newsTopics, 'topic'),
    from: turned ? to : from,
    to: turned ? from : to,
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of the list, without locale prefix: of its first page unless one is named. */
export function newsAddress(query: Partial<NewsQuery>): string {
  const { page = 1, ...filters } = query;
  const search = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${newsPath}?${search.toString()}` : newsPath;
}

/** Whether the query leaves anything out but kinds, each of which has its own view. */
export const isFiltered = ({ topic, from, to, q }: NewsQuery): boolean =>
  [topic, from, to, q].some((value) => value !== '');
