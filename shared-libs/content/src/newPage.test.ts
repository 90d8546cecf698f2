import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { locales } from '@eldorado/i18n/locale';
import type { PageDeclaration } from '@eldorado/remote';
import type { Pictogram } from '@eldorado/ui';
import type { ArticleContent } from '@eldorado/ui/article';
import { thoroughly } from '@eldorado/testing/thorough';
import { main } from './commands.ts';

// A page is added as its author does: by the command of the repository, here one with nothing but its content in it.
// That it then is in menu, index, sitemap and search is shown by e2e/src/journeys/releases/new-page.spec.ts.
const repoRoot = path.resolve(import.meta.dirname, '../../..');
const folder = 'mf-services/content/sala-de-lactancia';
let root: string;

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'new-page-')));
  for (const app of readdirSync(repoRoot)) {
    const content = path.join(app, 'content');
    if (existsSync(path.join(repoRoot, content, 'collection.yaml'))) copy(content);
  }
  copy('package.json');
  copy('api/data/facts');
  for (const shared of ['node_modules', 'shared-libs'])
    symlinkSync(path.join(repoRoot, shared), path.join(root, shared));
});
afterAll(() => rmSync(root, { recursive: true }));

const copy = (file: string) =>
  cpSync(path.join(repoRoot, file), path.join(root, file), { recursive: true });

interface Answer {
  code: number;
  out: string;
}

const now = '2026-11-22T15:00:00Z';

/** `npm run content -- …`, in the test's own process. */
function content(...args: string[]): Answer {
  const said: string[] = [];
  const warned: string[] = [];
  const code = main(args, {
    root,
    now: new Date(now),
    say: (line) => void said.push(line),
    warn: (line) => void warned.push(line),
  });
  return { code, out: [...said, ...warned].join('\n') };
}

const titles = {
  es: 'Sala de lactancia',
  en: 'Nursing room',
  fr: 'Salle d’allaitement',
  pt: 'Sala de amamentação',
};
const titled = Object.entries(titles).flatMap(([locale, title]) => [`--title-${locale}`, title]);

/** Every file of the repository by what is in it. */
const state = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/^(node_modules|shared-libs)\b/.test(name))
      .filter((name) => statSync(path.join(root, name)).isFile())
      .map((name) => {
        const text = readFileSync(path.join(root, name));
        return [name, createHash('sha256').update(text).digest('hex')];
      }),
  );

const texts = {
  es: 'Un espacio tranquilo para alimentar a tu bebé.\n\n## Qué hay\n\nUn sillón y un cambiador.\n',
  en: 'A quiet space to feed your baby.\n\n## What is there\n\nAn armchair and a changing table.\n',
  fr: 'Un lieu calme pour nourrir bébé.\n\n## Sur place\n\nUn fauteuil et une table à langer.\n',
  pt: 'Um lugar calmo para alimentar o bebê.\n\n## O que há\n\nUma poltrona e um trocador.\n',
};

test('one command makes a page of a service in four languages: a folder, and no other file', () => {
  const before = state();
  const made = content('new', 'mf-services', 'sala-de-lactancia', ...titled);
  expect(made.code).toBe(0);
  const files = [`${folder}/page.yaml`, ...locales.map((locale) => `${folder}/${locale}.md`)];
  expect(made.out.trim().split('\n')).toEqual(files);

  // As it was made it is whole, but for the language that its author lost.
  rmSync(path.join(root, folder, 'fr.md'));
  const lost = content('check');
  expect([lost.code, lost.out.trim().split('\n')]).toEqual([
    1,
    [
      expect.stringMatching(/^\d+ pages, 1 errors, 0 warnings$/),
      `${folder}/fr.md: the page has no text in 'fr'. Write it; every language has every page.`,
    ],
  ]);
  for (const locale of locales)
    writeFileSync(path.join(root, folder, `${locale}.md`), texts[locale]);
  expect(content('check')).toMatchObject({
    code: 0,
    out: expect.stringContaining(' 0 errors, 0 warnings') as string,
  });

  const after = state();
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed.sort()).toEqual([...files].sort());
  expect(Object.keys(before).filter((name) => !(name in after))).toEqual([]);
});

test('it is a page of its remote, with address, place in the menu, icon and an article a language', async () => {
  const { pages, articles } = jest.requireActual<{
    pages: readonly PageDeclaration[];
    articles: (slug: string, locale: string) => Promise<ArticleContent | undefined>;
  }>(path.join(root, 'mf-services/content/collection.yaml'));
  const { infoIcon } = jest.requireActual<{ infoIcon: Pictogram }>('@eldorado/ui/icons');
  const page = pages.find(({ id }) => id === 'sala-de-lactancia');
  expect(page).toMatchObject({
    path: '/servicios/sala-de-lactancia',
    screen: 'article',
    menu: { group: 'services', order: 90 },
    title: titles,
    icon: infoIcon,
  });
  for (const locale of locales) {
    const article = await articles('sala-de-lactancia', locale);
    expect(texts[locale]).toContain(article?.sections[0]?.heading);
  }
});

thoroughly(test)('what cannot be made is refused with what to do, and nothing is made', () => {
  const before = state();
  const refused = [
    content('new', 'mf-services', 'oratorio', ...titled),
    content('new', 'api', 'sala', ...titled),
    content('new', 'mf-services', 'sala', ...titled.slice(0, -2)),
    content('new', 'mf-services', 'sala', ...titled, '--group', 'x'),
  ];
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 2, 2]);
  expect(refused.map(({ out }) => out)).toEqual([
    expect.stringContaining('oratorio exists. Choose another slug.'),
    expect.stringContaining('Name an app that has a content folder.'),
    expect.stringContaining('Give --title-pt as well.'),
    expect.stringContaining('--group is one of'),
  ]);
  expect(state()).toEqual(before);
});

thoroughly(test)('the command line leads there', async () => {
  const run = promisify(execFile)('npm', ['run', '--silent', 'content'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run content -- <command>') as string,
  });
});
