import type { PqrsDraft } from '@eldorado/rules/pqrs';
import type { PqrsFaults, PqrsOffers } from '@eldorado/rules/pqrs-schema';
import type { ApiContext } from '../../context.ts';
import type { MailDomains } from '../../mail/mailDomains.ts';
import { bogotaClock, bogotaDay } from '../../time/time.ts';
import type { CaseContext } from '../store/context.ts';

/** What the work on drafts needs beside that on cases. */
export interface DraftContext extends CaseContext {
  /** What the form offers now, of the airport's own lists. */
  offers: () => PqrsOffers;
  mailDomains: MailDomains;
}

/** The airlines and the kinds of establishments that the form's pages offer. */
export function offersOf({ store }: Pick<ApiContext, 'store'>): PqrsOffers {
  const { airlines, establishmentTypes } = store();
  return {
    airline: new Set(airlines.map(({ iata }) => iata)),
    establishmentType: new Set(
      establishmentTypes
        .filter(({ kind, keyword }) => kind !== null && keyword !== 'airlines')
        .map(({ keyword }) => keyword),
    ),
  };
}

/** By what the rules judge a draft now: Bogotá's wall clock, and what the form offers. */
export function rulesNow({ clock, offers }: Pick<DraftContext, 'clock' | 'offers'>) {
  const now = clock.now();
  return [`${bogotaDay(now)}T${bogotaClock(now)}`, offers()] as const;
}

/** The faults that rules found in a draft, and that no mail reaches its sender. */
export async function withMailFault(
  { mailDomains }: Pick<DraftContext, 'mailDomains'>,
  { email, identity }: PqrsDraft,
  faults: PqrsFaults,
): Promise<PqrsFaults> {
  const asked = email !== '' && identity !== 'anonymous' && faults.email === undefined;
  return asked && (await mailDomains.isUnreachable(email))
    ? { ...faults, email: 'email-unreachable' }
    : faults;
}
