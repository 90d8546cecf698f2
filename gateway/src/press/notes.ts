import type { components } from '@eldorado/http/api-types';
import { formatDay } from '@eldorado/i18n';
import { languageTag, locales, type Locale, type Translated } from '@eldorado/i18n/locale';
import type { ApiText } from '../api/apiText.ts';

/** A note of the press room as a list shows it. */
export type NewsItem = components['schemas']['NewsItem'];
type NewsList = components['schemas']['NewsList'];

/** Gets an answer of the API by its address with its query, without `/api`. */
export type AskApi = (url: string) => Promise<Pick<ApiText, 'status' | 'body'>>;

/** Where the press room is, without its language. */
export const pressRoom = '/el-dorado-informa';

/** The page of a note, without its language. */
export const notePath = ({ slug }: Pick<NewsItem, 'slug'>): string => `${pressRoom}/${slug}`;

/** A page of the notes that are published, the newest first. Throws when the API does not answer. */
export async function askNotes(ask: AskApi, locale: Locale, page = 1): Promise<NewsList> {
  const url = `/v2/news?locale=${locale}&page=${page}`;
  const { status, body } = await ask(url);
  if (status !== 200) throw new Error(`${url}: status ${status}`);
  return JSON.parse(body) as NewsList;
}

/** Every note that is published, in each language; in Spanish where it is not written in it. */
export async function readNotes(ask: AskApi): Promise<Translated<readonly NewsItem[]>> {
  const all = locales.map(async (locale) => {
    const items: NewsItem[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const list = await askNotes(ask, locale, page);
      items.push(...list.items);
      pages = list.pages;
    }
    return [locale, items] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as unknown as Translated<readonly NewsItem[]>;
}

/** The notes that are written in a language. */
export const writtenIn = (notes: readonly NewsItem[], locale: Locale): NewsItem[] =>
  notes.filter((note) => note.locale === locale);

/** The picture that a link to a note shows, without its language. */
export const imagePath = (slug: string): string => `${pressRoom}/${slug}/imagen.png`;

/** A date as far as it is known: a day, a month or a year. */
export function noteDate(date: string, locale: Locale): string {
  if (date.length === 10) return formatDay(date, locale);
  if (date.length === 4) return date;
  return new Intl.DateTimeFormat(languageTag[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}-01`));
}
