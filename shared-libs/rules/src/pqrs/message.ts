import { pqrsLimits } from './draft.ts';

/** What the sender of a case does with it: more information, opening it again, a rating. */
export const senderActions = ['inform', 'reopen', 'rate'] as const;
export type SenderActionName = (typeof senderActions)[number];

/** What a sender says of a case. @property rating 1 to 5, as the form sends it. */
export interface SenderWords {
  readonly action: SenderActionName;
  readonly text: string;
  readonly rating: string;
}

/** What can be wrong with it, by field. */
export interface SenderFaults {
  readonly rating?: 'rating-required';
  readonly text?: 'text-required' | 'too-long';
}

/** The one set of rules of a sender's words: browsers check by it, and so does the API. Words go with a rating as one likes. */
export function senderFaults({ action, text, rating }: SenderWords): SenderFaults {
  const long = text.trim().length > pqrsLimits.comment;
  return {
    ...(action === 'rate' && !/^[1-5]$/.test(rating) && { rating: 'rating-required' as const }),
    ...(action !== 'rate' && text.trim() === '' && { text: 'text-required' as const }),
    ...(long && { text: 'too-long' as const }),
  };
}
