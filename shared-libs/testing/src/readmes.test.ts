import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build';
import { readCollection, siblingCollections } from '@eldorado/content';

// Whoever reads the documentation looks for what it names: each address is one of the site, each file and folder is
// there, each link leads somewhere.
const read = (file: string) => readFileSync(path.join(repoRoot, file), 'utf8');
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repoRoot })
  .toString()
  .split('\n')
  .filter((file) => existsSync(path.join(repoRoot, file)));

const remotes = readdirSync(repoRoot).filter((name) => /^mf-[a-z]+$/.test(name));
const pages = new Map(
  siblingCollections(path.join(repoRoot, 'shell/content')).map((dir) => [
    path.basename(path.dirname(dir)),
    readCollection(dir).pages.map(({ page }) => page.path),
  ]),
);
/** The template of a remote says what only its copy has. */
const documents = files.filter(
  (file) => /(^|\/)README\.md$|^docs\/.*\.md$/.test(file) && !file.includes('/template/'),
);

/** What an address may be, as expressions: `/a/{kind}/:slug` has any word there, `/a/{one,two}` one of those. */
const patternsOf = (address: string): string[] => {
  const [plain = ''] = address.split('?');
  const [list, words = ''] = /\{(\w+(?:,\w+)+)\}/.exec(plain) ?? [];
  const each = list ? words.split(',').map((word) => plain.replace(list, word)) : [plain];
  return each.map((one) => one.replace(/[.]/g, '\\.').replace(/\{\w+\}|<\w+>|:\w+/g, '[^/]+'));
};
const matches = (address: string, at: string) =>
  patternsOf(address).some((pattern) => new RegExp(`^${pattern}$`).test(at));
/** Whether an address is this one, or one under it. */
const covers = (address: string, at: string) =>
  patternsOf(address).some((pattern) => new RegExp(`^${pattern}(/|$)`).test(at));

describe('pages', () => {
  test.each([...pages.keys()])(
    'every page of %s is under an address of the README, and no other',
    (name) => {
      const row = new RegExp(`^\\| \`${name}/\`.*$`, 'm').exec(read('README.md'))?.[0] ?? '';
      const named = quoted(row).filter((word) => word.startsWith('/'));
      const paths = pages.get(name) ?? [];
      expect(named.filter((address) => !paths.some((at) => covers(address, at)))).toEqual([]);
      expect(paths.filter((at) => !named.some((address) => covers(address, at)))).toEqual([]);
    },
  );

  // Its README says that every page of mf-corporate is an article, and names the others.
  test.each(remotes.filter((name) => name !== 'mf-corporate'))(
    'every page of %s is in its own README',
    (name) => {
      const named = quoted(read(`${name}/README.md`)).filter((word) => word.startsWith('/'));
      const isNamed = (at: string) => named.some((address) => matches(address, at));
      expect(pages.get(name)?.filter((at) => !isNamed(at))).toEqual([]);
    },
  );
});

describe('addresses', () => {
  const sources = (...folders: string[]) =>
    files.filter(
      (file) => folders.some((folder) => file.startsWith(folder)) && /(?<!\.test)\.ts$/.test(file),
    );
  const literals = sources('gateway/src/', 'api/src/', 'shared-libs/testing/src/harness/')
    .flatMap((file) => [...read(file).matchAll(/['"`](\/[\w.-][\w./:-]*)/g)])
    .map(([, literal = '']) => literal);
  const endpoints = [
    ...read('shared-libs/http/src/apiTypes.ts').matchAll(/^ {2}'(\/api\/[^']*)'/gm),
  ].map(([, address = '']) => address);
  /** The gallery has an address for each folder of components, and under it one for each example. */
  const gallery = readdirSync(path.join(repoRoot, 'shared-libs/ui/src')).map(
    (folder) => `/${folder}/:example`,
  );
  const known = ['/', ...[...pages.values()].flat(), ...endpoints, ...literals, ...gallery];
  /** As an address that somebody may ask for. */
  const example = (address: string) => address.replace(/\{\w+\}|:\w+/g, 'x').replace(/\?.*$/, '');
  const isKnown = (address: string) =>
    known.some((one) => covers(address, example(one)) || matches(one, example(address)));

  /** Addresses in a text; those of the API without `/api`, and in a table those under the address that heads its column. */
  const named = (text: string): string[] => {
    const plain = quoted(text).filter((word) => /^\/(\w|$)/.test(word) && !word.includes('…'));
    const tables = text.match(/(?:^\|.*\n)+/gm) ?? [];
    const under = tables.flatMap((table) => {
      const [head = [], , ...rows] = table
        .trim()
        .split('\n')
        .map((row) => row.split(/(?<!\\)\|/));
      return head.flatMap((cell, column) => {
        const [base] = quoted(cell).filter((word) => word.startsWith('/'));
        if (!base) return [];
        return rows
          .flatMap((row) => quoted(row[column] ?? ''))
          .filter((word) => /^[\w:/-]+$/.test(word) && !word.endsWith('/'))
          .map((word) => `${base}/${word}`);
      });
    });
    return [...plain, ...under].map((address) => address.replace(/^\/v2\//, '/api/v2/'));
  };

  test.each(documents.filter((file) => named(read(file)).length > 0))(
    '%s names addresses that the site has',
    (file) => {
      expect(named(read(file)).filter((address) => !isKnown(address))).toEqual([]);
    },
  );

  test('one that nobody has is found, in a text and in a table', () => {
    const table = '| page | data (`/v2/taxi-imperial`) |\n| --- | --- |\n| `/x-y` | `nothing` |\n';
    expect(named(table).filter((address) => !isKnown(address))).toEqual([
      '/x-y',
      '/api/v2/taxi-imperial/nothing',
    ]);
  });
});

describe('files and folders', () => {
  const folders = new Set(files.map((file) => file.split('/')[0]).filter((name) => name !== ''));
  /** A file, `board/boardView.ts`, or a folder: `fare/`, or `api/src/taxi` from the root. */
  const isFile = (word: string) =>
    /^[a-z][\w.-]*(\/[\w.-]+)*(\/|\.(tsx?|mjs|cjs|md|css|csv|yaml))$/i.test(word) ||
    (/^[\w.-]+(\/[\w.-]+)+$/.test(word) && folders.has(word.split('/')[0]));

  /** Whether a package opens this as one of its doors: `shell/contract`. */
  const isDoor = (word: string) => {
    const [name = '', ...door] = word.split('/');
    const manifest = path.join(repoRoot, name, 'package.json');
    if (!existsSync(manifest)) return false;
    const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: object };
    return `./${door.join('/')}` in exports;
  };
  /** Whether a remote offers this to other pages: `mf-forms/newsletter`. */
  const isWidget = (word: string) => {
    const [name = '', widget = ''] = word.split('/');
    const table = path.join(repoRoot, name, 'src/widgets.ts');
    return (
      existsSync(table) && new RegExp(`['"]?${widget}['"]?:`).test(readFileSync(table, 'utf8'))
    );
  };

  test.each(documents)('%s names files and folders that are there', (document) => {
    const dir = path.dirname(document);
    // A README speaks of its own folder; what lies in docs of the whole repository.
    const scope = dir === '.' || dir.startsWith('docs') ? '' : `${dir}/`;
    const isThere = (word: string) =>
      files.some((file) => {
        if (file === word || file.startsWith(`${word.replace(/\/$/, '')}/`)) return true;
        const at = `/${file}`;
        return (
          file.startsWith(scope) &&
          (word.endsWith('/') ? at.includes(`/${word}`) : at.endsWith(`/${word}`))
        );
      });
    const missing = quoted(read(document))
      .filter(isFile)
      .filter((word) => !isThere(word) && !isDoor(word) && !isWidget(word));
    expect(missing).toEqual([]);
  });

  test.each(documents)('%s has no link that leads nowhere', (document) => {
    const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^(https?|mailto):/.test(to));
    const dead = links.filter((to) => {
      const [file = '', anchor] = to.split('#');
      const target = path.join(
        repoRoot,
        file === '' ? document : path.join(path.dirname(document), file),
      );
      if (!existsSync(target)) return true;
      if (anchor === undefined) return false;
      const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)];
      return !headings.some(([, text = '']) => slugOf(text) === anchor);
    });
    expect(dead).toEqual([]);
  });
});

/** A heading's anchor, as GitHub makes it. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
