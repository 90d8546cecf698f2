import { bogotaDay } from '../../time/time.ts';
import { lostLine, type LostMail } from '../mails/lostMails.ts';
import type { OpenCase } from '../store/store.ts';
import {
  addWorkingDays,
  askDays,
  forwardDays,
  holidayWarning,
  workingDaysTo,
} from '../lifecycle/terms.ts';

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
        `${row.number}  ${row.dueDay}  ${leftText(today, row)}  ${row.state}, ${row.topic}${notes(row, today)}${(lost.get(row.number) ?? []).map((mail) => `; ${lostLine(mail)}`).join('')}`,
    ),
    ...(warning === null ? [] : [warning]),
  ];
}

function leftText(today: string, { state, dueDay }: OpenCase) {
  // The term runs on when its sender has completed it.
  if (state === 'waiting') return 'stands still';
  const left = workingDaysTo(today, dueDay);
  if (left < 0) return `OVERDUE by ${-left} working days`;
  return left === 0 ? 'due today' : `${left} working days left`;
}

function notes(row: OpenCase, today: string): string {
  const { state, topic, termFrom, replyBy, isForeign } = row;
  const since = bogotaDay(termFrom);
  const said: string[] = [];
  if (state === 'waiting' && replyBy !== null)
    said.push(
      replyBy < today
        ? `nothing came until ${replyBy}: it counts as withdrawn`
        : `its sender has until ${replyBy}`,
    );
  if (isForeign) {
    const by = addWorkingDays(since, forwardDays);
    const whose = topic === 'airlines' ? 'the airline’s' : 'the authority’s';
    said.push(`if it is ${whose} to answer, forward it by ${by}${by < today ? ': OVERDUE' : ''}`);
  }
  if (state === 'received' && !isForeign)
    said.push(`if something is missing, ask by ${addWorkingDays(since, askDays)}`);
  return said.map((note) => `; ${note}`).join('');
}
