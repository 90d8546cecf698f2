import { languageTag, localisePath, type Locale, type Translated } from '@eldorado/i18n/locale';
import { escapeHtml } from '../text/escape.ts';
import { airportName, siteName } from '../text/siteName.ts';
import { notePath, pressRoom, type NewsItem } from './notes.ts';

/** A feed in one language: its notes, the newest first, under the site's address. */
export interface FeedParts {
  notes: readonly NewsItem[];
  locale: Locale;
  origin: string;
}

const about: Translated<{ title: string; description: string }> = {
  es: {
    title: 'El Dorado informa',
    description: 'Noticias, eventos y avisos del aeropuerto de Bogotá, con sus fuentes.',
  },
  en: {
    title: 'El Dorado news',
    description: 'News, events and notices of Bogotá’s airport, with their sources.',
  },
  fr: {
    title: 'El Dorado informe',
    description: 'Actualités, événements et avis de l’aéroport de Bogota, avec leurs sources.',
  },
  pt: {
    title: 'El Dorado informa',
    description: 'Notícias, eventos e avisos do aeroporto de Bogotá, com suas fontes.',
  },
};

/** A text in XML: escaped, and without the characters that XML has no way to write. */
const xml = (text: string) =>
  escapeHtml(text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

const address = ({ origin, locale }: FeedParts, path: string) =>
  origin + localisePath(path, locale);

/** When a note was last changed: the day of its last correction, which has no hour. */
function changedAt({ publishedAt, corrected }: NewsItem): string {
  const at = corrected === null ? publishedAt : `${corrected}T05:00:00.000Z`;
  return at > publishedAt ? at : publishedAt;
}

const lastChange = (notes: readonly NewsItem[]): string =>
  notes.map(changedAt).sort().at(-1) ?? new Date(0).toISOString();

/** RFC 822, in which RSS has its dates. */
const mailDate = (instant: string) => new Date(instant).toUTCString();

function rss(parts: FeedParts): string {
  const { notes, locale } = parts;
  const { title, description } = about[locale];
  const items = notes.map((note) => {
    const link = xml(address(parts, notePath(note)));
    return `<item><title>${xml(note.title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${mailDate(note.publishedAt)}</pubDate><description>${xml(note.summary)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(`${title} · ${siteName}`)}</title><link>${xml(address(parts, pressRoom))}</link><description>${xml(description)}</description><language>${languageTag[locale]}</language><lastBuildDate>${mailDate(lastChange(notes))}</lastBuildDate><atom:link rel="self" type="application/rss+xml" href="${xml(feedAddress(parts, 'rss.xml'))}"/>
${items.join('\n')}
</channel></rss>
`;
}

function atom(parts: FeedParts): string {
  const { notes, locale } = parts;
  const { title, description } = about[locale];
  const self = xml(feedAddress(parts, 'atom.xml'));
  const entries = notes.map((note) => {
    const link = xml(address(parts, notePath(note)));
    return `<entry xml:lang="${languageTag[note.locale]}"><id>${link}</id><title>${xml(note.title)}</title><link rel="alternate" href="${link}"/><published>${note.publishedAt}</published><updated>${changedAt(note)}</updated><summary>${xml(note.summary)}</summary></entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag[locale]}"><id>${self}</id><title>${xml(`${title} · ${siteName}`)}</title><subtitle>${xml(description)}</subtitle><updated>${lastChange(notes)}</updated><author><name>${xml(airportName[locale])}</name></author><link rel="self" type="application/atom+xml" href="${self}"/><link rel="alternate" type="text/html" href="${xml(address(parts, pressRoom))}"/>
${entries.join('\n')}
</feed>
`;
}

function json(parts: FeedParts): string {
  const { notes, locale } = parts;
  const { title, description } = about[locale];
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} · ${siteName}`,
    description,
    language: languageTag[locale],
    home_page_url: address(parts, pressRoom),
    feed_url: feedAddress(parts, 'feed.json'),
    authors: [{ name: airportName[locale] }],
    items: notes.map((note) => ({
      id: address(parts, notePath(note)),
      url: address(parts, notePath(note)),
      title: note.title,
      content_text: note.summary,
      language: languageTag[note.locale],
      date_published: note.publishedAt,
      date_modified: changedAt(note),
    })),
  });
}

/** The formats of the feed, by the name of the file: RSS 2.0, Atom 1.0 (RFC 4287) and JSON Feed 1.1. */
export const feeds = {
  'rss.xml': { type: 'application/rss+xml', write: rss },
  'atom.xml': { type: 'application/atom+xml', write: atom },
  'feed.json': { type: 'application/feed+json', write: json },
} as const;
export type FeedFile = keyof typeof feeds;
export const feedFiles = Object.keys(feeds) as FeedFile[];

/** Where a feed is, without its language. */
export const feedPath = (file: FeedFile): string => `${pressRoom}/${file}`;

const feedAddress = (parts: FeedParts, file: FeedFile) => address(parts, feedPath(file));

/** What a page of the press room says of the feeds in its head; nothing for other pages. */
export function feedLinks(origin: string, path: string, locale: Locale): string {
  if (path !== pressRoom && !path.startsWith(`${pressRoom}/`)) return '';
  const links = feedFiles.map((file) => {
    const href = escapeHtml(origin + localisePath(feedPath(file), locale));
    return `<link rel="alternate" type="${feeds[file].type}" title="${escapeHtml(about[locale].title)}" href="${href}">`;
  });
  return links.join('');
}
