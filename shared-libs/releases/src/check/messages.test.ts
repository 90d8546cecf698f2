import type { PageDeclaration } from '@eldorado/remote';
import { keywordFaults, messageFaults } from './messages.ts';

const whole = { lead: 'Hola', rows_one: '{{count}} fila', rows_other: '{{count}} filas' };
const all = { es: whole, en: whole, fr: whole, pt: whole };

test('the same keys and values in every language are complete; plural forms may differ', () => {
  const fr = { lead: 'Bonjour', rows_one: 'une ligne', rows_many: '{{ count }} lignes' };
  expect(messageFaults({ ...all, fr: { ...fr, rows_other: '{{count}} lignes' } })).toEqual([]);
});

test('a key that is absent or empty in one language is named with its file', () => {
  const { lead: _gone, ...withoutLead } = whole;
  expect(messageFaults({ ...all, en: withoutLead, pt: { ...whole, lead: ' ' } })).toEqual([
    "message 'lead' is not there in en: write it in src/locales/en.ts",
    "message 'lead' is empty in pt: write it in src/locales/pt.ts",
  ]);
});

test('a key that only another language has is missing in Spanish', () => {
  expect(messageFaults({ ...all, fr: { ...whole, extra: 'x' } })).toContain(
    "message 'extra' is not there in es: write it in src/locales/es.ts",
  );
});

test('a text without a value that the others show is a fault', () => {
  const lost = { ...whole, rows_one: 'linhas', rows_other: 'linhas' };
  expect(messageFaults({ ...all, pt: lost })).toEqual([
    "message 'rows' has no value in pt and {{count}} in es: name the same values in each language",
  ]);
});

test('a listed page needs search words in each language, an unlisted one does not', () => {
  const keywords = { es: ['a'], en: [], fr: ['a'], pt: ['a'] };
  const page = { id: 'board', path: '/vuelos', keywords } as unknown as PageDeclaration;
  expect(keywordFaults([page])).toEqual([
    "page 'board' has no search words in en: add some to its keywords",
  ]);
  expect(
    keywordFaults([
      { ...page, unlisted: true },
      { ...page, path: '/v/:id' },
    ]),
  ).toEqual([]);
});
