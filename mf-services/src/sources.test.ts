import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@eldorado/i18n/locale';

const content = path.resolve(__dirname, '../content');

/** The texts of the pages of this folder in a language. */
const textsIn = (locale: Locale) =>
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === `${locale}.md`)
    .map((file) => ({
      page: path.dirname(file),
      text: readFileSync(path.join(content, file), 'utf8'),
    }));

/** Words that send a reader to ask somebody else. To request a thing is not among them: `ask for`, `demandez le fauteuil`. */
const asking: Readonly<Record<Locale, string>> = {
  es: 'preg[uú]nta(?:les?|nos)?|conf[ií]rma(?:l[ao]s?)?|cons[uú]lta(?:l[ao]s?)?|aver[ií]gua(?:lo)?|inf[oó]rmate',
  en: 'ask(?! (?:for|to)\\b)|confirm|check with|consult|enquire|find out from',
  fr: 'demandez(?!-l[ae]\\b| (?:l[ae]s?|l’|une?|des|qu[e’]|à \\p{L}+(?:er|ir|re)\\b))|confirmez|interrogez|renseignez-vous|vérifiez auprès',
  pt: 'pergunt[ae]|confirm[ae]|consult[ae]|informe-se',
};
const sentencesThatAsk = (text: string, locale: Locale): readonly string[] =>
  text.match(new RegExp(`[^.|]*(?<!\\p{L})(?:${asking[locale]})(?!\\p{L})[^.|]*`, 'giu')) ?? [];

test.each(locales)(
  'every text rests on a source: it cites one, or names a fact, which has its own: %s',
  (locale) => {
    const bare = textsIn(locale)
      .filter(({ text }) => !/:fact\[|:cite\[|\{source=/.test(text))
      .map(({ page }) => page);
    expect(bare).toEqual([]);
  },
);

test.each(locales)('a page begins with the answers that it is opened for: %s', (locale) => {
  // Currencies make theirs of the day's rates.
  const bare = textsIn(locale)
    .filter(({ page, text }) => page !== 'divisas' && !/^[^\n]+\n\n:::answers\n/.test(text))
    .map(({ page }) => page);
  expect(bare).toEqual([]);
});

test.each(locales)('a text sends its reader to ask elsewhere once at most: %s', (locale) => {
  const texts = textsIn(locale).map(({ page, text }) => ({
    page,
    asks: sentencesThatAsk(text, locale).map((sentence) => sentence.trim()),
  }));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(({ asks }) => asks.length > 1)).toEqual([]);
});

test.each([
  ['es', 'Pregúntale a tu aerolínea. Pide la silla. Confírmalo en el mostrador.', 2],
  ['en', 'Ask your airline. Ask for a wheelchair. Confirm it at the desk.', 2],
  ['fr', 'Demandez à la compagnie. Demandez le fauteuil. Confirmez au comptoir.', 2],
  ['pt', 'Pergunte à companhia. Peça a cadeira. Guarde a confirmação. Confirme no balcão.', 2],
] as const)('asking somebody is found, requesting a thing is not: %s', (locale, text, asks) => {
  expect(sentencesThatAsk(text, locale)).toHaveLength(asks);
});

test('a page that says whether its service is open keeps it true without its code, by an early script', () => {
  const screens = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.yaml')
    .map((file) => readFileSync(path.join(content, file), 'utf8'))
    .filter((page) => /^service: /m.test(page))
    .map((page) => /^screen: (\w+)$/m.exec(page)?.[1] ?? 'article');
  expect(screens).toContain('vat');
  const early = (screen: string) => path.join(__dirname, 'early', `${screen}.ts`);
  expect(screens.filter((screen) => !existsSync(early(screen)))).toEqual([]);
});
