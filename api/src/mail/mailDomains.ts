import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { LRUCache } from 'lru-cache';
import { ApiProblem } from '../http/problem.ts';

/** Says of e-mail addresses whether their domain takes mail. */
export interface MailDomains {
  /**
   * Whether it is known that no mail reaches an address: its domain does not exist, or says that it takes none. Never throws; false where
   * nobody answers in time, since a form waits for no name server.
   */
  isUnreachable(address: string): Promise<boolean>;
}

/** Of a site without a name server to ask. */
export const everyMailDomain: MailDomains = { isUnreachable: () => Promise.resolve(false) };

/** Of a form whose e-mail address no mail reaches. @param code of what is wrong with the form. */
export const notReached = (code: string) =>
  new ApiProblem(400, code, 'Some fields need attention.', {
    errors: [{ path: 'email', code: 'email-unreachable' }],
  });

/** What is asked of the domain name system, as Node's resolver has it. */
export type MailLookUp = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;

/** Milliseconds that a name server has for an answer. */
const patience = 700;
/** Milliseconds for which an answer is kept. */
const keptFor = 10 * 60_000;

/** Asks the machine's name servers. */
export function openMailDomains(
  lookUp: MailLookUp = new Resolver({ timeout: patience, tries: 1 }),
): MailDomains {
  const known = new LRUCache<string, Promise<boolean>>({ max: 1_000, ttl: keptFor });
  return {
    isUnreachable(address) {
      const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1)).toLowerCase();
      if (domain === '') return Promise.resolve(false);
      const asked = known.get(domain) ?? takesNoMail(lookUp, domain);
      known.set(domain, asked);
      return asked;
    },
  };
}

/** RFC 5321, section 5.1: a domain without a mail server is its own, where it has an address; RFC 7505: one server named `.` takes none. */
async function takesNoMail(lookUp: MailLookUp, domain: string): Promise<boolean> {
  const servers = await answerOf(lookUp.resolveMx(domain));
  if (servers === 'unknown') return false;
  if (servers !== 'none') return servers.every(({ exchange }) => exchange === '');
  const addresses = await Promise.all([
    answerOf(lookUp.resolve4(domain)),
    answerOf(lookUp.resolve6(domain)),
  ]);
  return addresses.every((found) => found === 'none');
}

/** `none` where the name server says that there is nothing, `unknown` where it says nothing. */
async function answerOf<Found>(asked: Promise<Found>): Promise<Found | 'none' | 'unknown'> {
  try {
    return await asked;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? 'none' : 'unknown';
  }
}
