import { nearAddress } from '@eldorado/rules/near-address';
import { ApiProblem } from '../http/problem.ts';

/** Letters, digits, dashes and single slashes: an address of this site and of no other. */
const sitePath = /^(\/[\w-]+){1,6}$/;

/**
 * The page that shows the outcome to who sent the form without JavaScript.
 * @throws {ApiProblem} when it is no page of this site.
 */
export function outcomePage(returnTo: unknown): string {
  if (typeof returnTo === 'string' && returnTo.length <= 100 && sitePath.test(returnTo))
    return returnTo;
  throw new ApiProblem(400, 'return-invalid', 'returnTo must be a path of this site.', {
    errors: [{ path: 'returnTo', code: 'invalid' }],
  });
}

/**
 * Lets the page ask, once, whether another address was meant: a form without JavaScript cannot do so by itself. A page that does ask
 * says which address it asked about, an empty one at first; those of releases before say nothing, and are not asked.
 * @throws {ApiProblem} `email-near` the first time.
 */
export function askAboutNear(email: string, body: unknown): void {
  const { askedEmail } = body as { askedEmail?: unknown };
  const near = nearAddress(email);
  if (near === null || typeof askedEmail !== 'string' || near === nearAddress(askedEmail)) return;
  throw new ApiProblem(400, 'newsletter-invalid', 'The address looks mistyped.', {
    errors: [{ path: 'email', code: 'email-near' }],
  });
}

/** The versions of the words that readers agreed to; see `demandShownConsent`. */
export const newsletterConsents = ['2026-11-21'];
