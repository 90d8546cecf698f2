import type { Database } from '../db/database.ts';
import {
  countFeedback,
  countLines,
  feedbackGroups,
  feedbackTexts,
  textLines,
  type FeedbackGroup,
} from './report.ts';
import { countMisses, missLines } from './misses/report.ts';

export const usage = `Usage:
  npm run feedback                    how many said that each page helped, those that most did not first
  npm run feedback -- texts           what they wrote, the newest first
  npm run feedback -- searches        what was searched and gave nothing, the most asked first
    --by page|language|release        what a line counts
    --page PATH                       of one page: /servicios/notaria
    --release NAME                    of a remote, or of one release: mf-services, mf-services@1.2.0
    --since DAY                       from a day on, such as 2026-11-01
    --json                            for machines`;

export interface FeedbackValues {
  by?: string;
  page?: string;
  release?: string;
  since?: string;
  json?: boolean;
}

/**
 * A command of whoever writes pages.
 * @returns the lines to show; null when there is no such command. @throws when a value is none, with how to write it.
 */
export async function runFeedbackCommand(
  database: Database,
  [command = 'counts', ...more]: readonly string[],
  { by = 'page', page, release, since, json = false }: FeedbackValues,
): Promise<string[] | null> {
  const group = feedbackGroups.find((known) => known === by);
  if (!commands.includes(command) || more.length > 0 || group === undefined) return null;
  const filter = { page, release, since: since === undefined ? undefined : startOf(since) };
  if (command === 'searches') {
    // A search is of no page and no release.
    if (page !== undefined || release !== undefined) return null;
    return searched(await countMisses(database, filter.since), json);
  }
  if (command === 'texts') {
    const texts = await feedbackTexts(database, filter);
    return json ? [JSON.stringify(texts, null, 2)] : orNothing(textLines(texts));
  }
  return json
    ? [JSON.stringify(await countFeedback(database, group, filter), null, 2)]
    : counted(group, await countFeedback(database, group, filter));
}

const commands = ['counts', 'texts', 'searches'];

function searched(counts: Awaited<ReturnType<typeof countMisses>>, json: boolean): string[] {
  if (json) return [JSON.stringify(counts, null, 2)];
  return counts.length > 0 ? missLines(counts) : ['Nothing was searched in vain by several.'];
}

const counted = (group: FeedbackGroup, counts: Awaited<ReturnType<typeof countFeedback>>) =>
  orNothing(counts.length === 0 ? [] : countLines(group, counts));

const orNothing = (lines: string[]) => (lines.length > 0 ? lines : ['Nobody has said anything.']);

/** A day begins when it does in Bogotá. */
function startOf(day: string): Date {
  const start = new Date(`${day}T00:00:00-05:00`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start.getTime()))
    throw new Error(`--since must be a day such as 2026-11-01, not '${day}'`);
  return start;
}
