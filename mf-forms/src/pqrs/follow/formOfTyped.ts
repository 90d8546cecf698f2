import type { SenderActionName } from '@eldorado/rules/pqrs-message';
import { isClosed } from './isClosed.ts';
import type { SenderFormsProps } from './senderFormsProps.ts';

/** The form that shows what was not taken: its own, or the one that the case has instead by now. */
export function formOfTyped(
  { state, rating, typed }: SenderFormsProps['shown'],
  problem: string | null,
): SenderActionName {
  if (!isClosed(state)) return 'inform';
  if (state !== 'answered') return 'reopen';
  const isRating = typed ? typed.action === 'rate' : problem === 'rating-required';
  return isRating && rating === null ? 'rate' : 'reopen';
}
