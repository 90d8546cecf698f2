import type { components } from '@eldorado/http/api-types';
import type { FileTexts } from '../files/texts/es.ts';
import type { FollowTexts } from './texts/es.ts';

/** What the page of a case shows. */
export interface FollowData {
  texts: FollowTexts;
  fileTexts: FileTexts;
  /** The link that opens the case; null while it is looked for. */
  link: string | null;
  shown: components['schemas']['FollowedCase'] | null;
  /** What a form said that looked for a case and found none. */
  lookedFor: { number: string; email: string };
  /** What was just done, or why it was not. */
  done: string | null;
  problem: string | null;
}
