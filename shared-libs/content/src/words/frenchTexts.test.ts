import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { LineCounter, parseDocument, visit } from 'yaml';

const repoRoot = path.resolve(import.meta.dirname, '../../../..');

// French sets a space before ; : ? ! % and inside « ». It is a no-break space (U+00A0) here, so that no line begins with
// the sign alone. U+202F would be right before some of them, but many fonts that stand in for ours do not have it.
const breaking = /(?<=^|[^\s|]) (?=[;!?»%](?!\w)|:(?!fact\[|cite\[|:))|« /u;

/** What no French text of the site has: a straight apostrophe, a sign without its space, an hour in another form than 20:00; a time that something takes is written out, `2 heures`. */
const odd =
  /\p{L}'\p{L}|\p{L}(?:: |:$|[;!?»](?=\s|$))|(?<![\d,.])\d{1,2}[ \u00a0]?h(?:\d\d)?(?![\p{L}/])(?! sur)/u;

interface Text {
  line: number;
  text: string;
}

const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: repoRoot, encoding: 'utf8' })
    .split('\n')
    // What is deleted, and not yet committed, is still in the list.
    .filter((file) => file !== '' && existsSync(path.join(repoRoot, file)));

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead =>
  ts.isStringLiteralLike(node) ||
  [ts.SyntaxKind.TemplateHead, ts.SyntaxKind.TemplateMiddle, ts.SyntaxKind.TemplateTail].includes(
    node.kind,
  );

/** French in a program: what stands in a file or under a name `fr`, and the third of four texts at the end of a call. */
function inProgram(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const texts: Text[] = [];
  function look(node: ts.Node, isFrench: boolean) {
    const named = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const french = isFrench || (named && ts.isIdentifier(node.name) && node.name.text === 'fr');
    if (french && isText(node))
      texts.push({ line: tree.getLineAndCharacterOfPosition(node.end).line + 1, text: node.text });
    const four = ts.isCallExpression(node) ? node.arguments.slice(-4) : [];
    const third = four.length === 4 && four.every(isText) ? four[2] : null;
    ts.forEachChild(node, (child) => look(child, french || child === third));
  }
  look(tree, file.endsWith('/locales/fr.ts'));
  return texts;
}

/** French in a YAML file: what stands under a key `fr`. */
function inYaml(source: string): Text[] {
  const counter = new LineCounter();
  const texts: Text[] = [];
  visit(parseDocument(source, { lineCounter: counter }), {
    Pair(_, { key, value }) {
      if (String(key) !== 'fr') return;
      visit(value as Parameters<typeof visit>[0], {
        Scalar(_key, { value: text, range }) {
          if (typeof text === 'string')
            texts.push({ line: counter.linePos(range?.[0] ?? 0).line, text });
        },
      });
    },
  });
  return texts;
}

const inMarkdown = (source: string): Text[] =>
  source.split('\n').map((text, index) => ({ line: index + 1, text }));

/** French in a note of the press room: in its head, and the text between `::::fr` and `::::`. */
function inNote(source: string): Text[] {
  const [head = ''] = source.split(/^---$/m).slice(1);
  const [before = '', rest = ''] = source.split(/^::::fr$/m);
  const [text = ''] = rest.split(/^::::$/m);
  const above = before.split('\n').length;
  return [
    ...inYaml(head),
    ...inMarkdown(text).map((one) => ({ ...one, line: one.line + above - 1 })),
  ];
}

function frenchOf(file: string): Text[] {
  const source = readFileSync(path.join(repoRoot, file), 'utf8');
  if (file.includes('/news/notes/')) return inNote(source);
  if (file.endsWith('.md')) return inMarkdown(source);
  if (file.endsWith('.yaml')) return inYaml(source);
  // Most programs have no text for travellers, and reading all of them takes five seconds.
  return /\bfr\b|[éèàç]/.test(source) ? inProgram(file, source) : [];
}

test.each([
  ['of the screens, the API and the gateway', ['*.ts', '*.tsx'], 500],
  ['of the pages’ declarations and of the facts', ['*.yaml'], 100],
  ['of the articles', ['*/content/*/fr.md'], 30],
  ['of the notes', ['api/src/news/notes/*.md'], 30],
])('no line of the French texts %s can begin with a sign', (_, patterns, least) => {
  const texts = tracked(...patterns).flatMap((file) =>
    frenchOf(file).map(({ line, text }) => ({ text, at: `${file}:${line}: ${text}` })),
  );
  expect(texts.length).toBeGreaterThan(least);
  expect(texts.filter(({ text }) => breaking.test(text)).map(({ at }) => at)).toEqual([]);
});

test.each([
  ['of the screens, the API and the gateway', ['*.ts', '*.tsx'], 500],
  ['of the pages’ declarations, facts and data', ['*.yaml'], 100],
  ['of the articles', ['*/content/*/fr.md'], 30],
  ['of the notes', ['api/src/news/notes/*.md'], 30],
])(
  'the French texts %s write apostrophes, signs and hours as the site does',
  (_, patterns, least) => {
    const texts = tracked(...patterns)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        frenchOf(file).map(({ line, text }) => ({ text, at: `${file}:${line}: ${text}` })),
      );
    expect(texts.length).toBeGreaterThan(least);
    expect(texts.filter(({ text }) => odd.test(text)).map(({ at }) => at)).toEqual([]);
  },
);

test.each([
  ['a name', "const words = { fr: { ask: 'Quoi ?' } };", 1],
  ['a template', 'const fr = { all: (query) => `« ${query} »` };', 2],
  ['the third of four texts', "text4('¿Qué?', 'What?', 'Quoi ?', 'O quê?');", 1],
  ['another language', "const words = { en: 'What ?' };", 0],
])('texts are found by %s', (_, source, faults) => {
  expect(inProgram('words.ts', source).filter(({ text }) => breaking.test(text))).toHaveLength(
    faults,
  );
});

test.each([
  ['Le prix\u00a0: 8\u00a0%', false],
  ['Le prix est de :fact[taxi-unit], en 2026', false],
  ['| --- | :-- |', false],
  ['Le prix : 8', true],
  ['« Chercher\u00a0»', true],
  ['8 %', true],
])('%j can break: %p', (text, expected) => {
  expect(breaking.test(text)).toBe(expected);
});

test.each([
  ['L’aéroport\u00a0: de 20:00 à 24:00', false],
  ['24 h sur 24, 30 km/h, en 2 h de vol', true],
  ['ouvert 24 h sur 24, à 30 km/h', false],
  ["L'aéroport", true],
  ['Prix: 8', true],
  ['Quoi?', true],
  ['à 22 h', true],
])('%j is written otherwise than the site writes: %p', (text, expected) => {
  expect(odd.test(text)).toBe(expected);
});
