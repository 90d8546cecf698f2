import { pathFrom, withDatabase, type CommandIo } from '../../db/command.ts';
import { seed } from '../../seeds.ts';
import { forTerminal } from '../../text/forTerminal.ts';
import { headerOf } from './csvKind.ts';
import type { FeedKind, Head, Told } from './kind.ts';
import { kinds } from './kinds.ts';
import { readHead } from './readHead.ts';
import { rehearse } from './rehearse.ts';

interface Tried {
  file: string;
  path: string;
  head: Head;
  /** Null when no kind knows the file. */
  kind: FeedKind | null;
}

/** What is told of a file that no kind knows: what the site takes, and what was seen where it is a table. */
function unknown(head: Head): Told {
  const columns = headerOf(head).filter((name) => name !== '');
  const lines = [
    'it is of no kind that the site takes. It takes:',
    ...kinds.map(({ name, knownBy }) => `    ${name}: ${knownBy}`),
  ];
  if (head.text === '' && head.entries.length === 0)
    lines.push('    It is empty, or neither a text nor a whole archive');
  if (columns.length > 1)
    lines.push(
      `    Its columns are ${columns.join(', ').slice(0, 200)}: name them in the first row, as api/feeds/README.md has those of its kind`,
    );
  return { changes: [], faults: [lines.join('\n')] };
}

/**
 * Tells of each file what kind it is, what would change and everything that is wrong with it; changes nothing. Each file is tried by
 * itself. @returns the process's exit code: 0 when all would be taken, 1 when something would be refused, 2 for wrong use.
 */
export async function tryFiles(
  files: readonly string[],
  io: CommandIo,
  usage: string,
): Promise<number> {
  if (files.length === 0) {
    io.warn(usage);
    return 2;
  }
  const tried: Tried[] = [];
  for (const file of files) {
    const path = pathFrom(io, file);
    const head = await readHead(path);
    if (head === null) {
      io.warn(`${file}: there is no such file`);
      return 2;
    }
    tried.push({ file, path, head, kind: kinds.find(({ is }) => is(head, path)) ?? null });
  }
  // What nothing knows needs no database to be told so.
  const isTaken = tried.some(({ kind }) => kind !== null)
    ? await withDatabase(io, async (database, { clock }) => {
        await database.work.transaction(seed);
        const say = (line: string) => io.say(`  ${forTerminal(line)}`);
        const rehearsed = { env: io.env, database: rehearse(database), now: clock.now(), say };
        return tellAll(tried, io, ({ kind, path }) => kind?.tell(path, rehearsed));
      })
    : await tellAll(tried, io, () => undefined);
  io.say(
    isTaken
      ? 'Nothing was changed. All of it would be taken.'
      : 'Nothing was changed. Mend what is said, and try again.',
  );
  return isTaken ? 0 : 1;
}

/** @returns whether nothing is wrong with any of the files. */
async function tellAll(
  tried: readonly Tried[],
  io: CommandIo,
  tell: (one: Tried) => Promise<Told> | undefined,
): Promise<boolean> {
  let faults = 0;
  for (const one of tried) {
    io.say(forTerminal(`${one.file}: ${one.kind?.name ?? 'unknown'}`));
    const told = (await tell(one)) ?? unknown(one.head);
    for (const line of told.changes) io.say(`  would be: ${forTerminal(line)}`);
    for (const line of told.faults) io.warn(`  ${one.file}: ${forTerminal(line)}`);
    faults += told.faults.length;
  }
  return faults === 0;
}
