import type { ApiContext } from '../context.ts';
import type { Dispatch } from './dispatch/dispatch.ts';
import type { CodeLimits } from './signIn/codeBudget.ts';
import type { SmsGateway } from './signIn/sms.ts';

/** What the taxi service works with. */
export interface TaxiContext extends ApiContext {
  dispatch: Dispatch;
  /** Null when nobody can sign in. */
  sms: SmsGateway | null;
  /** To whom codes are sent, and how many. */
  codeLimits: CodeLimits;
}
