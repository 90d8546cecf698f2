import type { FileContext } from '../../attachments/context.ts';
import type { CaseLinks } from './links.ts';

/** What the work on cases needs. */
export interface CaseContext extends FileContext {
  links: CaseLinks;
  /** The address the world sees the site at, for links in e-mails; empty when it is not known. */
  publicOrigin: string;
}
