import { bogotaDay } from '../time/time.ts';
import { lostLine, type LostMail } from './lostMails.ts';
import type { OpenCase } from './store.ts';
import { addWorkingDays, askDays, forwardDays, holidayWarning, isWorkingDay } from './terms.ts';
import { addDays } from '../time/time.ts';

/** Working days from a day to another one, negative when it has passed. */
export function workingDaysTo(today: string, day: string): number {
  const step = day >= today ? 1 : -1;
  let count = 0;
  for (let at = today; at !== day;) {
    at = addDays(at, step);
    // Backwards the day that is left counts, forwards the one that is reached.
    if (isWorkingDay(step > 0 ? at : addDays(at, 1))) count += step;
  }
  return count;
}

/** What the office has to do, the most urgent first: answers, forwarding, requests that ran out, and the list of holidays. */
export function dueLines(
  rows: readonly OpenCase[],
  lost: ReadonlyMap<string, readonly LostMail[]>,
  now: Date,
): string[] {
  const today = bogotaDay(now);
  const warning = holidayWarning(today);
  return [
    ...rows.map(
      (row) =>
        `${row.number}  ${row.dueDay}  ${leftText(today, row.dueDay)}  ${row.state}, ${row.topic}${notes(row, today)}${(lost.get(row.number) ?? []).map((mail) => `; ${lostLine(mail)}`).join('')}`,
    ),
    ...(warning === null ? [] : [warning]),
  ];
}

function leftText(today: string, day: string) {
  const left = workingDaysTo(today, day);
  if (left < 0) return `OVERDUE by ${-left} working days`;
  return left === 0 ? 'due today' : `${left} working days left`;
}

function notes(row: OpenCase, today: string): string {
  const { state, topic, termFrom, replyBy, isForeign, isForwarded } = row;
  const since = bogotaDay(termFrom);
  const said: string[] = [];
  if (state === 'waiting' && replyBy !== null && replyBy < today)
    said.push(`nothing came until ${replyBy}: it counts as withdrawn`);
  if (isForeign && !isForwarded) {
    const by = addWorkingDays(since, forwardDays);
    const whose = topic === 'airlines' ? 'the airline’s' : 'the authority’s';
    said.push(`if it is ${whose} to answer, forward it by ${by}${by < today ? ': OVERDUE' : ''}`);
  }
  if (state === 'received' && !isForeign)
    said.push(`if something is missing, ask by ${addWorkingDays(since, askDays)}`);
  return said.map((note) => `; ${note}`).join('');
}
