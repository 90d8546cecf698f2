import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bogotaDay } from '@eldorado/i18n';
import { menuGroups } from '@eldorado/remote/descriptor';
import { checkContext } from './checkContext.ts';
import { readCollection, siblingCollections } from './collection.ts';
import { collectionFaults } from './collectionFaults.ts';
import { faultText, type ContentFault } from './faults.ts';
import { repeatedFigures } from './figures.ts';
import { makePage } from './newPage.ts';

const usage = `npm run content -- <command>

  new <remote> <slug> --title-es … --title-en … --title-fr … --title-pt …
      [--path /servicios/<slug>] [--group services] [--order 90] [--icon info]
            makes the folder of a page in four languages: no other file is needed
  check     says what is wrong in every content folder, with file, line and how to fix it
  stale     lists the pages by the day they were last reviewed, the oldest first
  publish FILE.md [--draft]
            publishes a note of the press room, or corrects it; a draft is for who has its link`;

/** Commands run from the repository’s root. */
const root = process.cwd();
const now = new Date(process.env['AIRPORT_NOW'] ?? Date.now());
/** Any will do: what its siblings are is the same for all. */
const anyCollection = path.join(root, 'shell/content');
const readAll = () => siblingCollections(anyCollection).map(readCollection);

/** Runs a command. @returns its exit code: 0, 1 when something is wrong, 2 when it was not understood. */
function run([command, ...rest]: string[]): number {
  switch (command) {
    case 'new':
      return makeNew(rest);
    case 'check':
      return check();
    case 'stale':
      return listByReview();
    case 'publish':
      return publish(rest);
    default:
      console.error(usage);
      return 2;
  }
}

function makeNew(args: string[]): number {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'title-es': text,
      'title-en': text,
      'title-fr': text,
      'title-pt': text,
      path: text,
      group: text,
      order: text,
      icon: text,
    },
  });
  const [remote, slug] = positionals;
  const titles = {
    es: values['title-es'],
    en: values['title-en'],
    fr: values['title-fr'],
    pt: values['title-pt'],
  };
  const missing = Object.entries(titles).filter(([, title]) => !title);
  if (!remote || !slug || !/^[a-z0-9-]+$/.test(slug) || missing.length > 0) {
    console.error(
      missing.length > 0 ? `Give --title-${missing[0]?.[0] ?? ''} as well.\n\n${usage}` : usage,
    );
    return 2;
  }
  const group = values.group ?? 'services';
  if (!menuGroups.some((known) => known === group)) {
    console.error(`--group is one of ${menuGroups.join(', ')}.`);
    return 2;
  }
  try {
    const files = makePage(path.join(root, remote, 'content'), {
      slug,
      path: values.path ?? `/servicios/${slug}`,
      group,
      order: Number(values.order ?? 90),
      icon: values.icon ?? 'info',
      today: bogotaDay(now),
      title: { es: titles.es ?? '', en: titles.en ?? '', fr: titles.fr ?? '', pt: titles.pt ?? '' },
    });
    process.stdout.write(`${files.map((file) => path.relative(root, file)).join('\n')}\n`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function check(): number {
  const read = readAll();
  const context = checkContext(anyCollection, now, read);
  const faults: ContentFault[] = [
    ...read.flatMap((collection) => [
      ...collection.faults,
      ...collectionFaults(collection, context),
    ]),
    ...repeatedFigures(read),
  ];
  for (const fault of faults) {
    const line = faultText({ ...fault, file: path.relative(root, fault.file) });
    console.error(fault.severity === 'error' ? line : `warning: ${line}`);
  }
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const pages = read.reduce((sum, collection) => sum + collection.pages.length, 0);
  process.stdout.write(`${pages} pages, ${errors} errors, ${faults.length - errors} warnings\n`);
  return errors > 0 ? 1 : 0;
}

function listByReview(): number {
  const pages = readAll()
    .flatMap((collection) => collection.pages)
    .sort((one, other) => one.page.reviewed.localeCompare(other.page.reviewed));
  process.stdout.write(pages.map(({ page }) => `${page.reviewed}  ${page.path}\n`).join(''));
  return 0;
}

/** Notes are the API's, with its database: its command publishes them. */
function publish(args: string[]): number {
  const command = ['--import', '@eldorado/build/register', 'api/src/cli.ts', 'news', 'publish'];
  const { status } = spawnSync(process.execPath, [...command, ...args], { stdio: 'inherit' });
  return status ?? 1;
}

process.exitCode = run(process.argv.slice(2));
