import { writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, withDatabase } from '../db/command.ts';
import type { Database } from '../db/database.ts';
import { services } from '../services/tables.ts';
import { facts } from './tables.ts';
import { readUtf8 } from '../text/readUtf8.ts';
import { bogotaDay } from '../time/time.ts';
import { checkFacts, staleFacts } from './checkFacts.ts';
import { factsYaml } from './exportFacts.ts';
import { importFacts } from './importFacts.ts';
import { seedFacts } from './seed.ts';
import { setFact } from './setFact.ts';

const usage = `Usage:
  npm run facts -- import FILE…     replaces the facts that YAML files name, all or none (docs/facts.md)
  npm run facts -- export [FILE]    writes every fact to such a file, or to the screen
  npm run facts -- set ID VALUE     changes one fact; a running site shows it within seconds
    --es TEXT --en TEXT --fr TEXT --pt TEXT   instead of VALUE, for a text
    --from DAY --to DAY                       the days it is in force; a later --from keeps the value before it
    --source NAME --url ADDRESS --date DATE   who says it, where, and the date of that page
    --read DAY --review DAY                   when it was read, and when to read it again
  npm run facts -- check            looks for what is wrong in the files and the table
  npm run facts -- stale            lists what is no longer in force or should be read again`;

const say = (line: string) => process.stdout.write(`${line}\n`);
// npm runs in the workspace's folder and remembers where it was called.
const pathOf = (file: string) => resolve(process.env['INIT_CWD'] ?? '', file);

const text = { type: 'string' } as const;
const changes = { from: text, to: text, source: text, url: text, date: text, read: text };
const languages = { es: text, en: text, fr: text, pt: text };
type Words = Partial<Record<keyof typeof changes | keyof typeof languages | 'review', string>>;

/** Opens the site's database with the facts of this version in it, and closes it afterwards. */
const withFacts = (work: (database: Database, today: string) => Promise<number>) =>
  withDatabase(async (database, { clock }) => {
    await database.work.transaction(seedFacts);
    return work(database, bogotaDay(clock.now().getTime()));
  });

async function importFiles(names: readonly string[]): Promise<number> {
  const files = await Promise.all(
    names.map(async (name) => ({ name: basename(name), text: await readUtf8(pathOf(name)) })),
  );
  return withFacts(async (database) => {
    const result = await importFacts(database, files);
    if (result.kind === 'loaded') {
      say(`Loaded ${result.facts} facts.`);
      return 0;
    }
    for (const { file, line, reason } of result.faults)
      console.error(line === 0 ? `${file}: ${reason}` : `${file}:${line}: ${reason}`);
    const { length } = result.faults;
    console.error(`Nothing was loaded: ${length} ${length === 1 ? 'fault' : 'faults'}.`);
    return 1;
  });
}

const rowsOf = (database: Database) => database.work.orm().select().from(facts);

async function exportTo(file: string | undefined): Promise<number> {
  return withFacts(async (database) => {
    const rows = await rowsOf(database);
    if (file === undefined) process.stdout.write(factsYaml(rows));
    else {
      await writeFile(pathOf(file), factsYaml(rows));
      say(`Wrote ${new Set(rows.map(({ id }) => id)).size} facts.`);
    }
    return 0;
  });
}

async function set(id: string, value: string | undefined, words: Words): Promise<number> {
  const { es, en, fr, pt, ...change } = words;
  const four = es && en && fr && pt ? { es, en, fr, pt } : undefined;
  return withFacts(async (database, today) => {
    const wanted = value ?? four;
    const result = await setFact(
      database,
      id,
      { ...change, ...(wanted !== undefined && { value: wanted }) },
      today,
    );
    if (result.kind === 'refused') {
      console.error(result.reason);
      return 1;
    }
    if (result.kind === 'same') say(`${id} is so already.`);
    else result.lines.forEach(say);
    return 0;
  });
}

const check = () =>
  withFacts(async (database, today) => {
    const { faults, warnings } = checkFacts(
      await rowsOf(database),
      await database.work.orm().select().from(services),
      today,
    );
    for (const warning of warnings) say(`warning: ${warning}`);
    for (const fault of faults) console.error(fault);
    say(`${faults.length} faults, ${warnings.length} warnings.`);
    return faults.length > 0 ? 1 : 0;
  });

const stale = () =>
  withFacts(async (database, today) => {
    const lines = staleFacts(await rowsOf(database), today);
    lines.forEach(say);
    if (lines.length === 0) say('Every fact is in force, and none is to be read again yet.');
    return 0;
  });

/** @returns 0 when it worked, 1 when something was refused or is wrong, 2 for a command that is not one. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...changes, ...languages, review: text },
  });
  const [command, ...rest] = positionals;
  const [first, second] = rest;
  const given = Object.keys(values);
  const spoken = ['es', 'en', 'fr', 'pt'].filter((name) => given.includes(name)).length;
  const plain = given.length === 0;
  if (command === 'import' && first !== undefined && plain) return importFiles(rest);
  if (command === 'export' && rest.length < 2 && plain) return exportTo(first);
  if (command === 'check' && rest.length === 0 && plain) return check();
  if (command === 'stale' && rest.length === 0 && plain) return stale();
  const isChange = second !== undefined ? spoken === 0 : given.length > 0;
  if (command === 'set' && first !== undefined && rest.length < 3 && isChange && spoken % 4 === 0)
    return set(first, second, values);
  console.error(usage);
  return 2;
}

await runCommand(() => main());
