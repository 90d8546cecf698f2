import { pqrsRequests } from '@eldorado/rules/pqrs';
import { addDays, bogotaDay, isDay } from '../../time/time.ts';
import { replyDay, resumedDueDay, type Pause } from './pause.ts';
import { refuse, type Refusal } from './refusal.ts';
import { dueDay, firstWorkingDay, isWorkingDay, longestDueDay, type Term } from './terms.ts';

/** The states in which a case is over: nothing is owed any more, and from then on it is kept for so long. */
export const closedStates = ['forwarded', 'answered', 'withdrawn'] as const;
type ClosedState = (typeof closedStates)[number];
export const caseStates = ['received', 'taken', 'waiting', ...closedStates] as const;
export type CaseState = (typeof caseStates)[number];

/** Whether a case is over. Its sender may open it again. */
export const isClosed = (state: CaseState): state is ClosedState =>
  (closedStates as readonly string[]).includes(state);

/** What decides what may be done with a case. */
export interface CaseStanding {
  state: CaseState;
  term: Term;
  dueDay: string;
  extended: boolean;
  /** Until when its sender may complete it. */
  replyBy: string | null;
  pause: Pause | null;
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
  | { kind: 'rate'; rating: number; text: string }
  /** A second month to complete it. */
  | { kind: 'more-time' };

/** What the law does with a case that nobody completed. */
export interface Withdrawal {
  kind: 'withdraw';
}

export type CaseAction = OfficeAction | SenderAction | Withdrawal;

/** What an action makes of a case, beside its event. */
export interface CaseChange {
  state?: CaseState;
  dueDay?: string;
  extended?: boolean;
  termFrom?: Date;
  replyBy?: string | null;
  forwardedTo?: string;
  answeredAt?: Date | null;
  closedAt?: Date | null;
  rating?: number | null;
}

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
  const { state, term, dueDay: due, pause } = standing;
  if ('text' in action && action.kind !== 'rate' && action.text.trim() === '')
    return refuse('text-required', 'Say it in words: the person reads them.');
  if (action.kind === 'reopen')
    return isClosed(state)
      ? reopened(term, now)
      : refuse('not-answered', 'It is not answered yet.');
  if (action.kind === 'rate') return rated(standing, action.rating);
  if (isClosed(state) && !goesOn(state, action)) return over(state);
  switch (action.kind) {
    case 'take':
      // What is asked for still comes.
      return { state: state === 'waiting' ? 'waiting' : 'taken' };
    case 'ask':
      return { state: 'waiting', replyBy: replyDay(bogotaDay(now)) };
    case 'inform':
      return state === 'waiting'
        ? { state: 'taken', replyBy: null, dueDay: resumedDueDay(due, pause, now) }
        : { state, replyBy: null };
    case 'more-time':
      return granted(standing, now);
    case 'withdraw':
      return isOverdue(standing, now)
        ? { state: 'withdrawn', replyBy: null, closedAt: now }
        : refuse('not-waiting', 'It does not wait, or its sender has time left.');
    case 'forward':
      return { state: 'forwarded', forwardedTo: action.to, closedAt: now };
    case 'answer':
      return { state: 'answered', answeredAt: now, closedAt: now };
    case 'extend':
      return extended(standing, action.day, now);
  }
}

/** What was passed on may be passed on again, to an address or to another body, and be answered as well. */
const goesOn = (state: ClosedState, { kind }: CaseAction) =>
  state === 'forwarded' && (kind === 'forward' || kind === 'answer');

const over = (state: ClosedState): Refusal =>
  refuse(`already-${state}`, `It is ${state}; its sender may open it again.`);

function rated({ state, rating }: CaseStanding, given: number): CaseChange | Refusal {
  if (state !== 'answered') return refuse('not-answered', 'It is not answered yet.');
  if (rating !== null) return refuse('already-rated', 'It was rated before.');
  return { rating: given };
}

/** Whether the time in which its sender may complete a case is over. */
const isOverdue = ({ state, replyBy }: CaseStanding, now: Date) =>
  state === 'waiting' && replyBy !== null && replyBy < bogotaDay(now);

/** A second month for who asks within the first (Ley 1437 de 2011, article 17). */
function granted(standing: CaseStanding, now: Date): CaseChange | Refusal {
  const { state, replyBy, pause } = standing;
  if (state !== 'waiting' || replyBy === null)
    return refuse('not-waiting', 'Nothing is asked for.');
  if (pause?.isLonger) return refuse('already-granted', 'It had a second month.');
  if (isOverdue(standing, now)) return refuse('too-late', `The month ended on ${replyBy}.`);
  return { replyBy: replyDay(replyBy) };
}

/** A case that is opened again has its whole term again, from this day. */
const reopened = (term: Term, now: Date): CaseChange => ({
  state: 'received',
  termFrom: now,
  dueDay: dueDay(now, term),
  extended: false,
  replyBy: null,
  answeredAt: null,
  closedAt: null,
  rating: null,
});

function extended(standing: CaseStanding, day: string, now: Date): CaseChange | Refusal {
  const { term, state } = standing;
  if (standing.extended) return refuse('already-extended', 'The term was extended before.');
  if (state === 'waiting')
    return refuse(
      'still-waiting',
      'It waits for its sender: its term stands still, and can be extended when it goes on.',
    );
  if (bogotaDay(now) > standing.dueDay)
    return refuse(
      'too-late',
      `The term ended on ${standing.dueDay}; it is extended before it ends.`,
    );
  const last = longestDueDay(standing.dueDay, term);
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
