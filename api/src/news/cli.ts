import { parseArgs } from 'node:util';
import { faultText, type ContentFault } from '@eldorado/content/read';
import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import { readUtf8 } from '../text/readUtf8.ts';
import { draftPath, openDraftLinks } from './draftLinks.ts';
import type { Note } from './note.ts';
import { notePath } from './notePath.ts';
import { publishNote, type PublishResult } from './publish.ts';
import { readNoteFile } from './readNoteFile.ts';
import { seedNews } from './seed.ts';

/** How it is called. */
export const usage = `Usage:
  npm run content -- publish FILE.md           publishes a note of the press room, or corrects it (docs/press-room.md)
  npm run content -- publish FILE.md --draft   keeps it for who has the link that this prints`;

function tell(
  { say }: CommandIo,
  result: PublishResult,
  { slug, publishedAt }: Note,
  now: Date,
): void {
  if (result.kind === 'same') say(`${slug} is so already.`);
  if (result.kind !== 'published') return;
  const done = result.corrects ? 'Corrected' : 'Published';
  const waits = Date.parse(publishedAt) > now.getTime();
  say(`${done} ${notePath(slug)}, version ${result.version}.`);
  if (waits) say(`Nobody sees it before ${publishedAt}.`);
}

/** Reads a file and publishes its note; a running site follows by itself. */
async function publish(name: string, draft: boolean, io: CommandIo): Promise<number> {
  const file = pathFrom(io, name);
  const faults: ContentFault[] = [];
  const whole = await readNoteFile(file, await readUtf8(file), faults);
  for (const fault of faults) io.warn(faultText({ ...fault, file: name }));
  if (!whole) {
    const { length } = faults;
    io.warn(`Nothing was published: ${length} ${length === 1 ? 'fault' : 'faults'}.`);
    return 1;
  }
  return withDatabase(io, async (database, { clock, publicOrigin = '' }) => {
    await database.work.transaction((client) => seedNews(client));
    const now = clock.now();
    const { note } = whole;
    const result = await publishNote(database, whole, { draft, now });
    if (result.kind === 'refused') {
      io.warn(result.reason);
      return 1;
    }
    tell(io, result, note, now);
    if (draft) {
      const links = await openDraftLinks(database);
      io.say(
        `For fourteen days: ${publicOrigin}${draftPath(note.slug, links.sign(note.slug, now.getTime()))}`,
      );
    }
    return 0;
  });
}

/** @returns 0 when it worked, 1 when something was refused or is wrong, 2 for a command that is not one. */
export async function main(args: readonly string[], io: CommandIo): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { draft: { type: 'boolean', default: false } },
  });
  const [command, file, ...more] = positionals;
  if (command === 'publish' && file !== undefined && more.length === 0)
    return publish(file, values.draft, io);
  io.warn(usage);
  return 2;
}
