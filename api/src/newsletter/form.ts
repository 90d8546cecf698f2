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

/** The versions of the words that readers agreed to; see `demandShownConsent`. */
export const newsletterConsents = ['2026-11-21'];
