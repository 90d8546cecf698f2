import type { components } from '@eldorado/http/api-types';

type Answer = components['schemas']['RightsAnswer'];
type Problem = NonNullable<Answer['problem']>;
type Step = Answer['steps'][number]['code'];

/** A text that names values. */
type With<T extends string> = (values: Record<T, string>) => string;

/** The words of the passenger's rights in one language: a file of their own, since no other page needs them. */
export interface RightsWords {
  form: Record<
    | 'title'
    | 'notFound'
    | 'flight'
    | 'flightHint'
    | 'show'
    | 'without'
    | 'problem'
    | 'hours'
    | 'cause'
    | 'night',
    string
  > &
    Record<Problem, string> &
    Record<Answer['cause'], string>;
  titles: Record<Problem | 'none' | 'other', With<'flight' | 'delay'>>;
  leads: Record<Answer['cause'] | 'none', string> & {
    notCovered: With<'airline'>;
    overbooked: With<'share'>;
    cancelled: With<'share'>;
  };
  steps: Record<Step, With<'percent' | 'time'>>;
  from: With<'delay'>;
  over: With<'delay'>;
  due: string;
  dueIf: string;
  claimTitle: string;
  claim: (values: { term: string }) => readonly [string, string];
  letterTitle: string;
  letterHint: string;
  letterLabel: string;
  letterMail: string;
  source: With<'source' | 'date'>;
  demo: string;
  letter: {
    subject: With<'what' | 'flight'>;
    what: Record<Problem, string>;
    opening: With<'airline'>;
    who: With<'flight' | 'ends' | 'day' | 'time'>;
    happened: Record<Problem, With<'delay'>>;
    cause: Record<Answer['cause'], string>;
    share: With<'share'>;
    answer: With<'term'>;
  } & Record<
    | 'flight'
    | 'airline'
    | 'day'
    | 'time'
    | 'ends'
    | 'ask'
    | 'refund'
    | 'unusedRefund'
    | 'lodging'
    | 'next'
    | 'receipts'
    | 'closing',
    string
  >;
}
