import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { readReport, type DeliveryReport } from './readReport.ts';
import { recordReport, type MailWriters, type Recorded } from './recordReport.ts';

/** Bytes of a report that is read; servers return little or nothing of the e-mail. */
const longest = 5 * 1024 * 1024;

/**
 * Records the reports of delivery among some e-mails.
 * @param paths files, or folders with all that is in them, such as a Maildir; `-` is the e-mail of a mail server's pipe.
 * @param pipe gives what it sends.
 * @param writers the domains, of which some write to addresses that they know again.
 * @returns a line for each e-mail. @throws when a file cannot be read, or nothing can be recorded.
 */
export async function recordBounces(
  database: Database,
  paths: readonly string[],
  pipe: () => Promise<Uint8Array>,
  { now, writers }: { now: Date; writers: MailWriters },
): Promise<string[]> {
  const lines: string[] = [];
  for (const path of paths)
    for (const file of path === '-' ? [path] : await filesAt(path)) {
      const message = file === '-' ? await pipe() : await readFile(file);
      const report = message.length <= longest ? await readReport(message) : null;
      const recorded = report?.failed
        ? await recordReport(database, report, { now, writers })
        : null;
      lines.push(`${file}: ${sentence(report, recorded)}`);
    }
  return lines;
}

async function filesAt(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

function sentence(report: DeliveryReport | null, recorded: Recorded | null): string {
  if (report === null) return 'no report of delivery';
  if (recorded === null) return `not for good (${report.status || 'no status'})`;
  const what = [
    ...(recorded.mail === null ? [] : [`e-mail ${recorded.mail}`]),
    ...recorded.recipients,
  ];
  return `${report.status || 'failed'}, ${what.length > 0 ? what.join(', ') : 'of no e-mail that is known'}`;
}
