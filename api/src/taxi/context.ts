import type { ApiContext } from '../context.ts';
import type { Dispatch } from './dispatch/dispatch.ts';
import type { Mailer } from './mail/mailer.ts';
import type { CodeLimits } from './signIn/codeBudget.ts';
import type { SmsGateway } from './signIn/sms.ts';

/** What the taxi service works with. */
export interface TaxiContext extends ApiContext {
  dispatch: Dispatch;
  mailer: Mailer;
  /** Null when nobody can sign in. */
  sms: SmsGateway | null;
  /** To whom codes are sent, and how many. */
  codeLimits: CodeLimits;
  /** The address the world sees the site at, for links in e-mails; empty when it is not known. */
  publicOrigin: string;
}
