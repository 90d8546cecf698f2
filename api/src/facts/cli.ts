import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import type { Database } from '../db/database.ts';
import { facts } from './tables.ts';
import { readUtf8 } from '../text/readUtf8.ts';
import { bogotaDay } from '../time/time.ts';
import { checkFacts, staleFacts } from './checkFacts.ts';
import { factsYaml } from './exportFacts.ts';
import { importFacts } from './importFacts.ts';
import { seedFacts } from './seed.ts';
import { setFact } from './setFact.ts';
import { locales } from '../text/locale.ts';

/** How it is called. */
export const usage = `Usage:
  npm run facts -- import FILE…     replaces the facts that YAML files name, all or none (docs/facts.md)
  npm run facts -- export [FILE]    writes every fact to such a file, or to the screen
  npm run facts -- set ID VALUE     changes one fact; a running site shows it within seconds
    --es TEXT --en TEXT --fr TEXT --pt TEXT   instead of VALUE, for a text
    --from DAY --to DAY                       the days it is in force; a later --from keeps the value before it
    --source NAME --url ADDRESS --date DATE   who says it, where, and the date of that page
    --read DAY --review DAY                   when it was read, and when to read it again
  npm run facts -- check            looks for what is wrong in the files and the table
  npm run facts -- stale            lists what is no longer in force or should be read again`;

const text = { type: 'string' } as const;
const changes = { from: text, to: text, source: text, url: text, date: text, read: text };
const languages = { es: text, en: text, fr: text, pt: text };
type Words = Partial<Record<keyof typeof changes | keyof typeof languages | 'review', string>>;

/** Opens the site's database with the facts of this version in it, and closes it afterwards. */
const withFacts = (io: CommandIo, work: (database: Database, today: string) => Promise<number>) =>
  withDatabase(io, async (database, { clock }) => {
    await database.work.transaction(seedFacts);
    return work(database, bogotaDay(clock.now().getTime()));
  });

async function importFiles(io: CommandIo, names: readonly string[]): Promise<number> {
  const files = await Promise.all(
    names.map(async (name) => ({ name: basename(name), text: await readUtf8(pathFrom(io, name)) })),
  );
  return withFacts(io, async (database) => {
    const result = await importFacts(database, files, await io.domains());
    if (result.kind === 'loaded') {
      io.say(`Loaded ${result.facts} facts.`);
      return 0;
    }
    for (const { file, line, reason } of result.faults)
      io.warn(line === 0 ? `${file}: ${reason}` : `${file}:${line}: ${reason}`);
    const { length } = result.faults;
    io.warn(`Nothing was loaded: ${length} ${length === 1 ? 'fault' : 'faults'}.`);
    return 1;
  });
}

const rowsOf = (database: Database) => database.work.orm().select().from(facts);

async function exportTo(io: CommandIo, file: string | undefined): Promise<number> {
  return withFacts(io, async (database) => {
    const rows = await rowsOf(database);
    if (file === undefined) io.say(factsYaml(rows).trimEnd());
    else {
      await writeFile(pathFrom(io, file), factsYaml(rows));
      io.say(`Wrote ${new Set(rows.map(({ id }) => id)).size} facts.`);
    }
    return 0;
  });
}

async function set(
  io: CommandIo,
  id: string,
  value: string | undefined,
  words: Words,
): Promise<number> {
  const { es, en, fr, pt, ...change } = words;
  const four = es && en && fr && pt ? { es, en, fr, pt } : undefined;
  return withFacts(io, async (database, today) => {
    const wanted = value ?? four;
    const result = await setFact(
      database,
      id,
      { ...change, ...(wanted !== undefined && { value: wanted }) },
      { today, uses: await io.domains() },
    );
    if (result.kind === 'refused') {
      io.warn(result.reason);
      return 1;
    }
    if (result.kind === 'same') io.say(`${id} is so already.`);
    else result.lines.forEach((line) => io.say(line));
    return 0;
  });
}

const check = (io: CommandIo) =>
  withFacts(io, async (database, today) => {
    const { faults, warnings } = await checkFacts(database.work.orm(), await io.domains(), today);
    for (const warning of warnings) io.say(`warning: ${warning}`);
    for (const fault of faults) io.warn(fault);
    io.say(`${faults.length} faults, ${warnings.length} warnings.`);
    return faults.length > 0 ? 1 : 0;
  });

const stale = (io: CommandIo) =>
  withFacts(io, async (database, today) => {
    const lines = staleFacts(await rowsOf(database), today);
    lines.forEach((line) => io.say(line));
    if (lines.length === 0) io.say('Every fact is in force, and none is to be read again yet.');
    return 0;
  });

/** @returns 0 when it worked, 1 when something was refused or is wrong, 2 for a command that is not one. */
export async function main(args: readonly string[], io: CommandIo): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...changes, ...languages, review: text },
  });
  const [command, ...rest] = positionals;
  const [first, second] = rest;
  const given = Object.keys(values);
  const spoken = locales.filter((name) => given.includes(name)).length;
  const plain = given.length === 0;
  if (command === 'import' && first !== undefined && plain) return importFiles(io, rest);
  if (command === 'export' && rest.length < 2 && plain) return exportTo(io, first);
  if (command === 'check' && rest.length === 0 && plain) return check(io);
  if (command === 'stale' && rest.length === 0 && plain) return stale(io);
  const isChange = second !== undefined ? spoken === 0 : given.length > 0;
  if (command === 'set' && first !== undefined && rest.length < 3 && isChange && spoken % 4 === 0)
    return set(io, first, second, values);
  io.warn(usage);
  return 2;
}
