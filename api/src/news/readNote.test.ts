import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultText, type ContentFault } from '@eldorado/content/read';
import { readNote } from './readNote.ts';
import { repositoryNotes } from './seed.ts';

const example = readFileSync(join(import.meta.dirname, 'examples/primer-vuelo-a-quito.md'), 'utf8');

function read(text: string, name = 'primer-vuelo-a-quito') {
  const faults: ContentFault[] = [];
  const note = readNote(`${name}.md`, text, faults)?.note;
  return { note, faults: faults.map(faultText) };
}
const changed = (from: string | RegExp, to: string) => {
  const text = example.replace(from, to);
  expect(text).not.toBe(example);
  return read(text).faults;
};

test('a whole note has no faults', () => {
  const { note, faults } = read(example);
  expect(faults).toEqual([]);
  expect(note).toMatchObject({
    slug: 'primer-vuelo-a-quito',
    publishedAt: '2026-11-10T05:00:00.000Z',
    event: null,
    notice: null,
  });
});

test.each([
  ['2026-11', '2026-11-01T05:00:00.000Z'],
  ['2025', '2025-01-01T05:00:00.000Z'],
])('of %s only so much is known, and it is seen from its first day on', (date, publishedAt) => {
  const { note } = read(example.replace('date: 2026-11-10', `date: ${date}`));
  expect(note).toMatchObject({ date, publishedAt });
});

test.each<[string, string | RegExp, string, RegExp]>([
  ['another name', 'slug: primer', 'slug: segundo', /md:2: 'segundo-vuelo-a-quito' is the note of/],
  ['an unknown topic', 'airlines', 'planes', /md:4: 'topic' must be one of airlines, /],
  ['a day that does not exist', '2026-11-10\n', '2026-11-31\n', /md:5: 2026-11-31 is no date/],
  ['a source without address', /^ {4}url: .*\n/m, '', /md:7: 'url' is missing in 'sources.0'/],
  ['a short summary', /^ {2}es: Una aero.*$/m, '  es: Corta.', /md:19: 'summary.es' must be one/],
  ['a language without text', /::::pt[^]*/, '', /md:13: In 'pt' it has not all of title, summary/],
  ['a text without end', /::::\n*$/, '', /md:\d+: The text in 'pt' has no end/],
  ['a text outside', '::::en\n', 'Hola\n\n::::en\n', /md:\d+: The texts stand between/],
  ['a correction without language', /^ {6}fr: La p.*\n/m, '', /has no text in 'fr'/],
  ['a fact', 'las 7:00', ':fact[hora]', /md:33: ':fact\[hora\]' has no place in a note/],
  ['a directive of pages', ':::notice', ':::steps', /md:49: ':::steps' is not known/],
  ['an event that is none', 'kind: news', 'kind: event', /'event' is missing/],
  ['an unknown key', 'kind: news', 'kind: news\nmore: 1', /md:4: 'more' is not known/],
])('%s is a fault with its line', (_what, from, to, fault) => {
  expect(changed(from, to).join('\n')).toMatch(fault);
});

test('an event or a notice ends after it begins', () => {
  const fog = readFileSync(join(import.meta.dirname, 'examples/niebla-en-la-manana.md'), 'utf8');
  const { faults } = read(fog.replace('T09:00', 'T05:00'), 'niebla-en-la-manana');
  expect(faults.join()).toMatch(/md:17: It must end after it begins/);
});

test.each<[string, string, RegExp]>([
  [
    'no text of it in a language',
    "{ file: a.jpg, credit: OPAIN, alt: { es: 'x' } }",
    /has no text in 'en'/,
  ],
  ['no credit', "{ file: a.jpg, alt: { es: 'x', en: 'x', fr: 'x', pt: 'x' } }", /credit/],
  [
    'a path',
    "{ file: ../a.jpg, credit: X, alt: { es: 'x', en: 'x', fr: 'x', pt: 'x' } }",
    /beside/,
  ],
])('a picture with %s is refused', (_what, picture, message) => {
  expect(changed('corrections:', `pictures: [${picture}]\ncorrections:`).join()).toMatch(message);
});

test('a file without a head is a fault, not a crash', () => {
  expect(read('Hola').faults).toEqual([
    "primer-vuelo-a-quito.md:1: A note begins with its head between two lines '---'. Write it.",
  ]);
});

test('the notes of the repository are without fault, and lead to each other where they say so', async () => {
  const notes = (await repositoryNotes()).map(({ note }) => note);
  const slugs = new Set(notes.map(({ slug }) => slug));
  const links = JSON.stringify(notes).matchAll(/"to":"\/el-dorado-informa\/([^"]+)"/g);
  expect([...links].map(([, slug]) => slug).filter((slug) => !slugs.has(slug ?? ''))).toEqual([]);
});
