import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const files = parse(read('shared-libs/content/src/words/quotedTexts.yaml')) as Record<
  string,
  string[]
>;
const quoted = Object.entries(files).flatMap(([file, texts]) =>
  texts.map((text) => [text, file] as const),
);

/** The programs of an app without its tests and its texts. */
const programs = new Map<string, string>();
function programOf(app: string): string {
  const known = programs.get(app);
  if (known !== undefined) return known;
  const program = readdirSync(path.join(root, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|locales\/|texts\//.test(file))
    .map((file) => read(path.join(app, 'src', file)))
    .join('\n');
  programs.set(app, program);
  return program;
}

/** The name that a text has in a file of texts, where it is one. */
function nameOf(text: string, source: string): string | undefined {
  const before = source.slice(0, source.indexOf(text));
  return /([\w.]+)'?:\s*\(?[^,\n]*$/.exec(before)?.[1];
}

/** How a program asks for a text; a name may be put together, `news.none.${why}` and `${field}_required`. */
function waysOf(name: string): RegExp[] {
  const plain = (text: string) => text.replaceAll(/[$.{}()]/g, '\\$&');
  const cut = Math.max(name.lastIndexOf('.'), name.lastIndexOf('_'));
  const parts =
    cut > 0 ? [`\`${name.slice(0, cut + 1)}\${`, `}${name.slice(cut)}\``].map(plain) : [];
  const called = plain(name);
  return [
    `\\bt\\([^;]{0,80}?'${called}'`,
    `\\b(t|texts)\\.${called}\\b`,
    `: '${called}'`,
    ...parts,
  ].map((way) => new RegExp(way));
}

test('there are all that the specification quotes', () => {
  expect(new Set(quoted.map(([text]) => text)).size).toBe(24);
});

test.each(quoted)('“%s” stands in %s', (text, file) => {
  expect(read(file)).toContain(text);
});

test.each(quoted.filter(([, file]) => /locales\/es\.ts$/.test(file)))(
  '“%s” of %s is a text that a screen shows',
  (text, file) => {
    const name = nameOf(text, read(file)) ?? '';
    const program = programOf(file.split('/')[0] ?? '');
    expect(name).not.toBe('');
    expect(waysOf(name).filter((way) => way.test(program))).not.toEqual([]);
  },
);
