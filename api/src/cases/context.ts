import type { ApiContext } from '../context.ts';
import type { Seal } from '../seal/seal.ts';
import type { CaseLinks } from './links.ts';

/** What the work on cases needs. */
export interface CaseContext extends Pick<ApiContext, 'clock' | 'database'> {
  seal: Seal;
  links: CaseLinks;
  /** The address the world sees the site at, for links in e-mails; empty when it is not known. */
  publicOrigin: string;
}
