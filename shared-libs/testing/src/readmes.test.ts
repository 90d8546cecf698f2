import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build';
import type { RemoteDefinition } from '@eldorado/remote';

// Whoever reads the READMEs looks for what they name: each address is a page, each file is there.
const remotes = readdirSync(repoRoot).filter((name) => /^mf-[a-z]+$/.test(name));
const readmes = ['README.md', ...remotes.map((name) => `${name}/README.md`)];
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
const read = (file: string) => readFileSync(path.join(repoRoot, file), 'utf8');

test.each(remotes)(
  'every address of %s is under one that the README names, and no other is named',
  (name) => {
    const { default: remote } = jest.requireActual<{ default: RemoteDefinition }>(
      path.join(repoRoot, name, 'src/remote.ts'),
    );
    const row = new RegExp(`^\\| \`${name}/\`.*$`, 'm').exec(read('README.md'))?.[0] ?? '';
    const named = quoted(row).filter((word) => word.startsWith('/'));
    const covers = (address: string, at: string) => at === address || at.startsWith(`${address}/`);
    const paths = remote.pages.map((page) => page.path);
    expect(named.filter((address) => !paths.some((at) => covers(address, at)))).toEqual([]);
    expect(paths.filter((at) => !named.some((address) => covers(address, at)))).toEqual([]);
  },
);

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repoRoot })
  .toString()
  .split('\n')
  .filter((file) => existsSync(path.join(repoRoot, file)));

/** A file, `board/boardView.ts`, or a folder, `fare/`, by the end of its path. */
const isFile = /^[a-z][\w.-]*(\/[\w.-]+)*(\/|\.(tsx?|mjs|md|css|csv))$/i;

test.each(readmes)('%s names files and folders that are there', (readme) => {
  const scope = path.dirname(readme) === '.' ? '' : `${path.dirname(readme)}/`;
  const isThere = (word: string) =>
    files.some((file) => {
      if (file.startsWith(word)) return true;
      const at = `/${file}`;
      return (
        file.startsWith(scope) &&
        (word.endsWith('/') ? at.includes(`/${word}`) : at.endsWith(`/${word}`))
      );
    });
  const named = quoted(read(readme)).filter((word) => isFile.test(word));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((word) => !isThere(word))).toEqual([]);
});
