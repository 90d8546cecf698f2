import { pqrsRequests } from '@eldorado/rules/pqrs';
import { addDays, bogotaDay, isDay } from '../time/time.ts';
import {
  addMonth,
  dueDay,
  firstWorkingDay,
  isWorkingDay,
  longestDueDay,
  type Term,
} from './terms.ts';

export const caseStates = ['received', 'taken', 'waiting', 'forwarded', 'answered'] as const;
export type CaseState = (typeof caseStates)[number];

/** What decides what may be done with a case. */
export interface CaseStanding {
  state: CaseState;
  term: Term;
  termFrom: Date;
  dueDay: string;
  extended: boolean;
  rating: number | null;
}

/** What the office does. */
export type OfficeAction =
  | { kind: 'take' }
  | { kind: 'ask'; text: string }
  /** @property day the new due day. */
  | { kind: 'extend'; text: string; day: string }
  /**
   * @property to who is competent.
   * @property mail their address, to which the case is sent; without one the office passes it on by itself.
   */
  | { kind: 'forward'; text: string; to: string; mail?: string }
  | { kind: 'answer'; text: string };

/** What the person does who sent it. */
export type SenderAction =
  | { kind: 'inform'; text: string }
  | { kind: 'reopen'; text: string }
  /** @property rating 1 to 5. */
  | { kind: 'rate'; rating: number; text: string };

export type CaseAction = OfficeAction | SenderAction;

/** Why an action was not taken, with a sentence for the office. */
export interface Refusal {
  code:
    | 'already-answered'
    | 'not-answered'
    | 'already-extended'
    | 'already-rated'
    | 'day-invalid'
    | 'text-required'
    | 'too-late';
  sentence: string;
}

/** What an action makes of a case, beside its event. */
export interface CaseChange {
  state?: CaseState;
  dueDay?: string;
  extended?: boolean;
  termFrom?: Date;
  replyBy?: string | null;
  forwardedTo?: string;
  answeredAt?: Date | null;
  rating?: number | null;
}

const refuse = (code: Refusal['code'], sentence: string): Refusal => ({ code, sentence });

/** The term of what was sent: a petition's own, else that of petitions. */
export const termOf = ({ type, request }: { type: string; request: string }): Term =>
  type === 'petition' && isTerm(request) ? request : 'petition';
const isTerm = (word: string): word is Term => (pqrsRequests as readonly string[]).includes(word);

/** What an action makes of a case, or why it cannot be taken. */
export function changeOf(
  standing: CaseStanding,
  action: CaseAction,
  now: Date,
): CaseChange | Refusal {
  const answered = standing.state === 'answered';
  if (action.kind !== 'take' && action.kind !== 'rate' && action.text.trim() === '')
    return refuse('text-required', 'Say it in words: the person reads them.');
  if (action.kind === 'reopen')
    return answered
      ? reopened(standing.term, now)
      : refuse('not-answered', 'It is not answered yet.');
  if (action.kind === 'rate') {
    if (!answered) return refuse('not-answered', 'It is not answered yet.');
    if (standing.rating !== null) return refuse('already-rated', 'It was rated before.');
    return { rating: action.rating };
  }
  if (answered) return refuse('already-answered', 'It is answered; its sender may open it again.');
  switch (action.kind) {
    case 'take':
      // What is asked for still comes.
      return { state: standing.state === 'waiting' ? 'waiting' : 'taken' };
    case 'ask':
      return { state: 'waiting', replyBy: firstWorkingDay(addMonth(bogotaDay(now))) };
    case 'inform':
      return { state: standing.state === 'waiting' ? 'taken' : standing.state, replyBy: null };
    case 'forward':
      return { state: 'forwarded', forwardedTo: action.to };
    case 'answer':
      return { state: 'answered', answeredAt: now };
    case 'extend':
      return extended(standing, action.day, now);
  }
}

/** A case that is opened again has its whole term again, from this day. */
const reopened = (term: Term, now: Date): CaseChange => ({
  state: 'received',
  termFrom: now,
  dueDay: dueDay(now, term),
  extended: false,
  answeredAt: null,
  rating: null,
});

function extended(standing: CaseStanding, day: string, now: Date): CaseChange | Refusal {
  const { term, termFrom } = standing;
  if (standing.extended) return refuse('already-extended', 'The term was extended before.');
  if (bogotaDay(now) > standing.dueDay)
    return refuse(
      'too-late',
      `The term ended on ${standing.dueDay}; it is extended before it ends.`,
    );
  const last = longestDueDay(termFrom, term);
  if (!isDay(day) || day <= standing.dueDay || day > last)
    return refuse(
      'day-invalid',
      `Name a day from ${addDays(standing.dueDay, 1)} to ${last}, at most double the term.`,
    );
  if (!isWorkingDay(day))
    return refuse(
      'day-invalid',
      `${day} is no working day: name ${firstWorkingDay(day)} or another one (Ley 4 of 1913, article 62).`,
    );
  return { dueDay: day, extended: true };
}

/** Whether a step of a case was refused. */
export const isRefusal = (change: CaseChange | Refusal): change is Refusal => 'code' in change;
