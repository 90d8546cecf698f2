import { renderToString } from 'react-dom/server';
import { createI18n, useLocale } from '@eldorado/i18n';
import { KeptPartsProvider, useKeptPart } from '@eldorado/remote';
import { I18nInstanceProvider, LocaleScope } from '../app/LocaleScope.tsx';
import type { Site } from '../site/site.ts';
import { keepPartOf } from './keepHtml.tsx';

const siteIn = (locale: Site['locale']) => ({ locale, pages: [] }) as unknown as Site;

const makes = jest.fn();
function Part({ text }: { text: string }) {
  makes();
  return (
    <>
      <b>{useLocale()}</b> {text}
    </>
  );
}

function Line({ text }: { text: string }) {
  return (
    <p
      {...useKeptPart(
        'test/line',
        () => [text],
        () => <Part text={text} />,
      )}
    />
  );
}

function htmlOf(site: Site, text: string, kept = true): string {
  const language = createI18n(site.locale, {});
  return renderToString(
    <I18nInstanceProvider value={language}>
      <LocaleScope locale={site.locale}>
        <KeptPartsProvider value={kept ? keepPartOf(site, language) : null}>
          <Line text={text} />
        </KeptPartsProvider>
      </LocaleScope>
    </I18nInstanceProvider>,
  );
}

beforeEach(() => {
  makes.mockClear();
});

test('a part is made once, as it is without being kept', () => {
  const site = siteIn('es');
  const plain = htmlOf(site, 'a < b', false);
  expect([htmlOf(site, 'a < b'), htmlOf(site, 'a < b')]).toEqual([plain, plain]);
  expect(makes).toHaveBeenCalledTimes(2);
});

test('what it is made of, and the language, tell parts apart', () => {
  const [es, fr] = [siteIn('es'), siteIn('fr')];
  const [one, other, french] = [htmlOf(es, 'one'), htmlOf(es, 'other'), htmlOf(fr, 'one')];
  expect([one, other, french]).toEqual([
    htmlOf(es, 'one', false),
    htmlOf(es, 'other', false),
    htmlOf(fr, 'one', false),
  ]);
});

test('parts that nobody asks for any more leave', () => {
  const keep = keepPartOf(siteIn('es'), createI18n('es', {}));
  let first = 0;
  const askForFirst = () => keep('first', () => <i>{(first += 1)}</i>);
  const askForOthers = () => {
    for (let part = 0; part < 1_999; part++) keep(`${part}`, () => null);
  };
  askForFirst();
  askForOthers();
  expect([askForFirst(), first]).toEqual(['<i>1</i>', 1]);
  askForOthers();
  keep('one more', () => null);
  askForFirst();
  expect(first).toBe(2);
});
