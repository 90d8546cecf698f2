import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { withPackageTypes, withTools } from './ownRepository.ts';

/** What a new remote is called and where it stands. */
export interface NewRemote {
  /** `mf-parking`. */
  name: string;
  /** Path of its first page, without locale prefix. */
  route: string;
  /** Its folder. */
  dir: string;
}

/** The remote that the template is: every one of these words stands for the new remote's own. */
const sample = { name: 'mf-sample', route: '/sample', word: 'sample' };

const notOfTheTemplate = /(^|[\\/])(node_modules|dist)([\\/]|$)/;

/**
 * The files of a new remote by path within its folder: the template's, under the new name.
 * @param template folder of the template, a remote that works as it is; `templateAlone` beside it has what a repository of its own needs besides.
 * @param repo the repository; a remote outside it has the packages.
 */
export async function remoteFiles(
  remote: NewRemote,
  template: string,
  repo: string,
): Promise<Map<string, string>> {
  const files = await filesOf(template, remote);
  if (!relative(repo, remote.dir).startsWith('..')) return files;
  const at = (path: string) => files.get(path) ?? '{}';
  const text = (path: string) => readFile(join(repo, path), 'utf8');
  files.set('tsconfig.json', withPackageTypes(await text('tsconfig.json')));
  files.set('package.json', withTools(at('package.json'), await text('package.json')));
  files.set('README.md', at('README.md').replaceAll(` -w ${remote.name}`, ''));
  return new Map([...files, ...(await filesOf(`${template}Alone`, remote))]);
}

/** The files of a folder of the template, under the new name. */
async function filesOf(folder: string, { name, route }: NewRemote): Promise<Map<string, string>> {
  const word = name.slice('mf-'.length);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !notOfTheTemplate.test(path))
    .sort();
  const files = new Map<string, string>();
  for (const path of paths) {
    const text = (await readFile(join(folder, path), 'utf8'))
      .replaceAll(sample.route, route)
      .replaceAll(sample.word, word)
      .replaceAll(capital(sample.word), capital(word));
    files.set(path.split(sep).join('/'), text);
  }
  return files;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
