import { remoteFaults } from '@eldorado/remote';
import en from './locales/en.ts';
import es from './locales/es.ts';
import fr from './locales/fr.ts';
import pt from './locales/pt.ts';
import remote from './remote.ts';

test('the declaration is valid', () => {
  expect(remoteFaults(remote)).toEqual([]);
});

test('descriptions fit a search result in every language', () => {
  for (const { id, description } of remote.pages) {
    for (const [locale, text] of Object.entries(description)) {
      expect(
        `${id} ${locale} ${text.length >= 120 && text.length <= 160 ? 'fits' : text.length}`,
      ).toBe(`${id} ${locale} fits`);
    }
  }
});

test('every translation fills in the same values', () => {
  const values = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  for (const messages of [en, fr, pt]) {
    for (const key of Object.keys(es) as (keyof typeof es)[]) {
      expect([key, ...values(messages[key])]).toEqual([key, ...values(es[key])]);
    }
  }
});
