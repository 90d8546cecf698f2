import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const template = import.meta.dirname;

/** The files of a domain, by those of the template; the table's is a migration. */
const files = {
  ...Object.fromEntries(
    ['index', 'schema', 'endpoints', 'tables', 'seed', 'store', 'routes'].map((name) => [
      `${name}.ts`,
      `${name}.ts`,
    ]),
  ),
  'rows.csv': 'rows.csv',
  'command.ts': 'cli.ts',
};

/** The number after the last migration's. */
function nextNumber(src: string): string {
  const numbers = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => /[\\/](\d{4})_\w+\.sql$/.exec(file)?.[1])
    .map((number) => Number(number ?? 0));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/**
 * Makes a domain that works: a table, its rows in a file, two endpoints, a command, what it forgets, and tests. It touches its own
 * folder, and a line of the list.
 * @param src the folder of the API's sources.
 * @param name a word of a to z, in the plural: that of its folder, its table and its address.
 * @returns the files it wrote, by their paths in `src`. @throws with what to do when it cannot be.
 */
export function newDomain(src: string, name: string): string[] {
  if (!/^[a-z]{3,20}$/.test(name))
    throw new Error(`${name} must be a word of a to z, as in: npm run domain -- new lounges`);
  if (existsSync(path.join(src, name))) throw new Error(`${name} exists. Choose another name.`);
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const renamed = (text: string) =>
    text
      .replaceAll('samples', name)
      .replaceAll('Samples', capital)
      .replaceAll('Sample', `${capital}Entry`);
  const read = (file: string) => renamed(readFileSync(path.join(template, file), 'utf8'));
  const made = new Map(Object.entries(files).map(([from, to]) => [to, read(from)]));
  made.set(`${name}.test.ts`, read('test.txt'));
  made.set(`migrations/${nextNumber(src)}_${name}.sql`, read('table.sql'));
  mkdirSync(path.join(src, name, 'migrations'), { recursive: true });
  for (const [file, text] of made) writeFileSync(path.join(src, name, file), text, { flag: 'wx' });

  const list = path.join(src, 'domainList.ts');
  const [head = '', ...lines] = readFileSync(list, 'utf8').trimEnd().split('\n');
  const line = `export { ${name}Domain } from './${name}/index.ts';`;
  writeFileSync(list, `${[head, ...[...lines, line].sort()].join('\n')}\n`);
  return [...[...made.keys()].map((file) => `${name}/${file}`), 'domainList.ts'].sort();
}
