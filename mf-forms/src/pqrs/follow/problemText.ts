import type { FollowTexts } from './texts/es.ts';

const known = {
  'case-not-found': 'unknown',
  'link-ended': 'linkEnded',
  'number-required': 'numberRequired',
  'too-many-requests': 'tooMany',
  'text-required': 'textRequired',
  'too-long': 'textTooLong',
  'rating-required': 'ratingRequired',
  'already-rated': 'alreadyRated',
  'already-answered': 'alreadyAnswered',
  'already-forwarded': 'alreadyForwarded',
  'already-withdrawn': 'alreadyWithdrawn',
  'already-granted': 'noMoreTime',
  'too-late': 'noMoreTime',
  'not-waiting': 'noMoreTime',
  'not-answered': 'notAnswered',
  offline: 'offline',
  unreachable: 'offline',
} as const satisfies Record<string, keyof FollowTexts>;

/** Whether it is about more time, which no field of a form is asked for. */
export const isAboutTime = (code: string): boolean =>
  known[code as keyof typeof known] === 'noMoreTime';

/** Why something was not taken, in words. @param code the API's. */
export const problemText = (texts: FollowTexts, code: string): string =>
  texts[known[code as keyof typeof known] ?? 'failed'];
