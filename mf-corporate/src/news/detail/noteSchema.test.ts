import { correctedNote, eventNote } from '../../../fixtures/news.ts';
import { structuredData, title, validate } from './NewsDetail.tsx';

const address = 'https://example.org/el-dorado-informa/x';
const data = (note: typeof eventNote | null) => ({ slug: 'x', address, note });

test('news is a NewsArticle with its sources and corrections', () => {
  expect(structuredData(data(correctedNote))).toMatchObject({
    '@type': 'NewsArticle',
    headline: correctedNote.title,
    url: address,
    image: [`${address}/imagen.png`],
    inLanguage: 'es-CO',
    datePublished: correctedNote.publishedAt,
    dateModified: '2026-03-01',
    correction: [{ '@type': 'CorrectionComment', datePublished: '2026-03-01' }],
    citation: [
      { url: 'https://example.org/rutas', datePublished: '2026-02-27' },
      { name: 'El Espectador' },
    ],
  });
});

test('an event is an Event with its place', () => {
  expect(structuredData(data(eventNote))).toMatchObject({
    '@type': 'Event',
    startDate: '2026-04-11T15:00:00.000Z',
    endDate: '2026-04-11T17:00:00.000Z',
    location: { name: 'Terminal 1, puerta 5' },
  });
});

test('search engines are told nothing of a draft, or of what could not be had', () => {
  expect(structuredData(data({ ...eventNote, draft: true }))).toBeNull();
  expect(structuredData(data(null))).toBeNull();
  expect([title(data(eventNote), 'es'), title(data(null), 'fr')]).toEqual([
    eventNote.title,
    'Publication',
  ]);
});

test('an address that no file could have is none', () => {
  const isValid = (slug: string) => validate({ params: { slug } });
  expect(['granizada', 'niebla-29-enero'].every(isValid)).toBe(true);
  expect(['rss.xml', 'A', '-a', '..', 'a'.repeat(101)].some(isValid)).toBe(false);
});
