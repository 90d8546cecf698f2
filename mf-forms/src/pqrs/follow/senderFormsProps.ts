import type { components } from '@eldorado/http/api-types';
import type { FileTexts } from '../files/texts/es.ts';
import type { FollowTexts } from './texts/es.ts';

/** What a sender's forms are made of. */
export interface SenderFormsProps {
  texts: FollowTexts;
  fileTexts: FileTexts;
  shown: components['schemas']['FollowedCase'];
  link: string;
  /** Why the last post was not taken: the API's code; null of one that was. */
  problem: string | null;
}
