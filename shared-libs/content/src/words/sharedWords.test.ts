import type { Collection, CollectionPage } from '../collection.ts';
import type { PageFile } from '../pageFile.ts';
import { sharedWords } from './sharedWords.ts';

const inLanguages = <Value>(es: Value, other: Value) => ({ es, en: other, fr: other, pt: other });

const page = (path: string, title: string, more: { keywords?: string[]; asked?: string[] }) =>
  ({
    slug: path.slice(1),
    page: {
      path,
      title: inLanguages(title, path),
      keywords: inLanguages(more.keywords ?? [], []),
      ...(more.asked && { asked: inLanguages(more.asked, []) }),
    } as PageFile,
    articles: {},
    lineOf: () => 3,
  }) as CollectionPage;

const faults = (...pages: CollectionPage[]) =>
  sharedWords([{ dir: 'content', pages } as Partial<Collection> as Collection]).map(
    ({ message }) => message,
  );

test('a word of two pages must be asked for one of them', () => {
  expect(
    faults(
      page('/taxis', 'Taxis', { keywords: ['placa'] }),
      page('/placa', 'Ver', { keywords: ['Placas'] }),
    ),
  ).toEqual([
    "'Placas' (es) is a keyword of /taxis and /placa. Write it under 'asked' of one of them.",
  ]);
  expect(
    faults(
      page('/taxis', 'Taxis', { keywords: ['placa'] }),
      page('/placa', 'Ver', { keywords: ['placa'], asked: ['placa'] }),
    ),
  ).toEqual([]);
});

test('what is asked for one page is asked for no other', () => {
  expect(
    faults(
      page('/taxis', 'Taxis', { asked: ['el taxi'] }),
      page('/reservar', 'Reserva', { asked: ['taxi'] }),
    ),
  ).toEqual(["'taxi' (es) is asked for /taxis and /reservar. Leave it to one of them."]);
});
