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
import { sharedWords } from './words/sharedWords.ts';
import { writtenWords } from './words/writtenWords.ts';

const usage = `npm run content -- <command>

  new <remote> <slug> --title-es … --title-en … --title-fr … --title-pt …
      [--path /servicios/<slug>] [--group services] [--order 90] [--icon info]
            makes the folder of a page in four languages: no other file is needed
  check     says what is wrong in every content folder, with file, line and how to fix it
  stale     lists the pages by the day they were last reviewed, the oldest first
  publish FILE.md [--draft]
            publishes a note of the press room, or corrects it; a draft is for who has its link`;

/** What a command has of the world around it. */
export interface ContentIo {
  /** The repository's root. */
  root: string;
  now: Date;
  /** Prints a line for who ran it. */
  say: (line: string) => void;
  /** Prints a line about what is wrong. */
  warn: (line: string) => void;
}

/** Any will do: what its siblings are is the same for all. */
const anyCollection = ({ root }: ContentIo) => path.join(root, 'shell/content');
const readAll = (io: ContentIo) => siblingCollections(anyCollection(io)).map(readCollection);

/**
 * Runs a command: `npm run content -- ARGS`.
 * @returns its exit code: 0, 1 when something is wrong, 2 when it was not understood.
 */
export function main([command, ...rest]: readonly string[], io: ContentIo): number {
  switch (command) {
    case 'new':
      return makeNew(rest, io);
    case 'check':
      return check(io);
    case 'stale':
      return listByReview(io);
    case 'publish':
      return publish(rest);
    default:
      io.warn(usage);
      return 2;
  }
}

function makeNew(args: string[], { root, now, say, warn }: ContentIo): number {
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
    warn(missing.length > 0 ? `Give --title-${missing[0]?.[0] ?? ''} as well.\n\n${usage}` : usage);
    return 2;
  }
  const group = values.group ?? 'services';
  if (!menuGroups.some((known) => known === group)) {
    warn(`--group is one of ${menuGroups.join(', ')}.`);
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
    say(files.map((file) => path.relative(root, file)).join('\n'));
    return 0;
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function check(io: ContentIo): number {
  const { root, now, say, warn } = io;
  const read = readAll(io);
  const context = checkContext(anyCollection(io), now, read);
  const faults: ContentFault[] = [
    ...read.flatMap((collection) => [
      ...collection.faults,
      ...collectionFaults(collection, context),
    ]),
    ...repeatedFigures(read),
    ...sharedWords(read),
    ...read.flatMap(writtenWords),
  ];
  for (const fault of faults) {
    const line = faultText({ ...fault, file: path.relative(root, fault.file) });
    warn(fault.severity === 'error' ? line : `warning: ${line}`);
  }
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const pages = read.reduce((sum, collection) => sum + collection.pages.length, 0);
  say(`${pages} pages, ${errors} errors, ${faults.length - errors} warnings`);
  return errors > 0 ? 1 : 0;
}

function listByReview(io: ContentIo): number {
  const pages = readAll(io)
    .flatMap((collection) => collection.pages)
    .sort((one, other) => one.page.reviewed.localeCompare(other.page.reviewed));
  for (const { page } of pages) io.say(`${page.reviewed}  ${page.path}`);
  return 0;
}

/** Notes are the API's, with its database: its command publishes them. */
function publish(args: string[]): number {
  const command = ['--import', '@eldorado/build/register', 'api/src/cli.ts', 'news', 'publish'];
  const { status } = spawnSync(process.execPath, [...command, ...args], { stdio: 'inherit' });
  return status ?? 1;
}
