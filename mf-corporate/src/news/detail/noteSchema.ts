import { languageTag } from '@eldorado/i18n/locale';
import type { NewsNote } from '../newsApi.ts';

const publisher = { '@type': 'Organization', name: 'El Dorado, Aeropuerto de Bogotá' };
const airport = { '@type': 'Airport', name: 'El Dorado', iataCode: 'BOG' };

/**
 * An item as schema.org says it: an event as such, everything else as news.
 * @param url its complete address; the sign that the gateway draws of it is below it.
 */
export function noteSchema(note: NewsNote, url: string): object {
  const { title, summary, locale, event } = note;
  const inLanguage = languageTag[locale];
  const { origin } = new URL(url);
  const image = [
    ...note.pictures.map(({ name }) => `${origin}/api/v2/news/pictures/${name}`),
    `${url}/imagen.png`,
  ];
  if (event)
    return {
      '@type': 'Event',
      name: title,
      description: summary,
      url,
      image,
      inLanguage,
      startDate: event.start,
      endDate: event.end,
      location: {
        '@type': 'Place',
        name: event.place,
        address: { '@type': 'PostalAddress', addressLocality: 'Bogotá', addressCountry: 'CO' },
      },
      organizer: publisher,
    };
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    image,
    inLanguage,
    datePublished: note.publishedAt,
    ...(note.corrected && {
      dateModified: note.corrected,
      correction: note.corrections.map(({ text, date }) => ({
        '@type': 'CorrectionComment',
        text,
        datePublished: date,
      })),
    }),
    author: publisher,
    publisher,
    about: airport,
    citation: note.sources.map(({ publisher: name, url: source, date }) => ({
      '@type': 'CreativeWork',
      name,
      url: source,
      ...(date && { datePublished: date }),
    })),
  };
}
