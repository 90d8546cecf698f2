import { ApiProblem } from '../../http/problem.ts';
import { act } from '../act.ts';
import type { CaseContext } from '../store/context.ts';
import { caseNotFound } from './senderWords.ts';
import type { Case } from '../store/store.ts';

/** How a form says that its sender needs the second month. */
export const moreTimeAction = 'more-time';

/**
 * Gives a case's sender a second month to complete it, once however often they ask.
 * @throws {ApiProblem} where nothing is asked for, or the first month is over.
 */
export async function giveMoreTime(context: CaseContext, number: string): Promise<Case> {
  const isDone = ({ events }: Case) => events.at(-1)?.kind === 'granted';
  const result = await act(context, number, { kind: moreTimeAction }, null, { isDone });
  if (result.kind === 'missing') throw caseNotFound();
  if (result.kind === 'refused')
    throw new ApiProblem(409, result.refusal.code, result.refusal.sentence);
  return result.case;
}
