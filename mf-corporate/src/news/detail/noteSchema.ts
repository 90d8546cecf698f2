import { languageTag } from '@eldorado/i18n/locale';
import type { NewsNote } from '../newsApi.ts';

const publisher = { '@type': 'Organization', name: 'El Dorado, Aeropuerto de Bogotá' };
const airport = { '@type': 'Airport', name: 'El Dorado', iataCode: 'BOG' };

/**
 * An item as schema.org says it: an event as such, everything else as news.
 * @param url its complete address; its picture, which the gateway draws, is below it.
 */
export function noteSchema(note: NewsNote, url: string): object {
  const { title, summary, locale, event } = note;
  const inLanguage = languageTag[locale];
  if (event)
    return {
      '@type': 'Event',
      name: title,
      description: summary,
      url,
      image: `${url}/imagen.png`,
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
    image: `${url}/imagen.png`,
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
