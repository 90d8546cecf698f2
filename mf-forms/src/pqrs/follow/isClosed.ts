import type { components } from '@eldorado/http/api-types';

type State = components['schemas']['FollowedCase']['state'];

/** Whether a case is over: its sender may open it again, and nothing else. */
export const isClosed = (state: State): boolean =>
  state === 'answered' || state === 'forwarded' || state === 'withdrawn';
