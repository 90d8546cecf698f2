/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@eldorado/i18n';

/** What the terms say that the site keeps in browsers, against what its code keeps there. */

const root = path.join(__dirname, '../../..');
const terms = path.join(root, 'mf-corporate/content/terminos-y-condiciones');

/** Code of browser and gateway: a file's path from the root and its text without comments. */
const sources = readdirSync(root)
  .filter((name) => /^(shell|gateway|mf-[a-z]+)$/.test(name))
  .concat(readdirSync(path.join(root, 'shared-libs')).map((name) => `shared-libs/${name}`))
  .map((name) => path.join(root, name, 'src'))
  .flatMap((folder) => filesIn(folder))
  .map((file) => ({
    file: path.relative(root, file),
    code: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''),
  }));

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.join(folder, name));
  } catch {
    // A package without a `src`.
    return [];
  }
}

/** Each match of a pattern in the code, with its file. */
const found = (pattern: RegExp) =>
  sources.flatMap((source) =>
    [...source.code.matchAll(pattern)].map(([, first = '', second = '']) => ({
      ...source,
      first,
      second,
    })),
  );
const only = <Item>(list: readonly Item[]): Item | undefined =>
  list.length === 1 ? list[0] : undefined;

/** The helper that writes what other files name. */
const helper = 'shell/src/layout/savedText.ts';

/** Names in localStorage and sessionStorage, by the constant that each write names; `*` where each form has one of its own. */
const stored = found(/(?:\.setItem|saveText)\(\s*([^,\s]+(?: \+ \w+)?),(?:[^;]*?'(\w+Storage)')?/g)
  .filter(({ file }) => file !== helper)
  .map(({ file, code, first, second }) => {
    const [constant = '', ...own] = first.split(' + ');
    const named = new RegExp(`const ${constant} = '([^']+)'`).exec(code)?.[1];
    const name = named && named + own.map(() => '*').join('');
    const place = second || only([...new Set(code.match(/\b(?:local|session)Storage\b/g))]);
    return `${place ?? file} ${name ?? `${first} of ${file}`}`;
  });

/** Cookies, by the constants of their names. */
const cookies = found(/const \w*Cookie = (?:\{ name: )?'([^']+)'/g).map(
  ({ first }) => `Cookie ${first}`,
);

const cached = found(/\{ name: '([\w-]+)', most: \d+ \}/g).map(
  ({ first }) => `Cache Storage ${first}`,
);

const inCode = [...new Set([...stored, ...cookies, ...cached])].sort();

const inTable = (language: string) =>
  [
    ...readFileSync(path.join(terms, `${language}.md`), 'utf8').matchAll(
      /^\| (\S+) +\| (Cookie|localStorage|sessionStorage|Cache Storage) +\|/gm,
    ),
  ]
    .map(([, name = '', place = '']) => `${place} ${name.replaceAll('\\', '')}`)
    .sort();

test.each(locales)(
  'the terms in %s list all that the site keeps in a browser, and nothing else',
  (locale) => {
    expect(inTable(locale)).toEqual(inCode);
  },
);

test('cookies are made of a named constant, so that none is missed', () => {
  const made = found(/([`'"][^`'"\n]*)=[^`'"\n]*; Path=\//g).map(({ first }) => first.slice(1));
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((name) => !/^\$\{(name|\w+Cookie(\.name)?)\}$/.test(name))).toEqual([]);
});

test('nothing is kept in another way', () => {
  const files = (pattern: RegExp) => [...new Set(found(pattern).map(({ file }) => file))];
  expect(files(/\b(?:indexedDB|cookieStore|storage\.getDirectory)\b/g)).toEqual([]);
  expect(files(/(?:local|session)Storage(?:\[|\.(?!getItem|setItem|removeItem)\w)/g)).toEqual([]);
  expect(files(/\bcaches\.open\(/g)).toEqual(['shell/src/worker/worker.ts']);
});
