import { wrongField } from '../problem.ts';

/**
 * Refuses a consent to words that the site never showed: what is stored can be read again as it was given.
 * @param shown the versions of a form's words, the newest last; one is added with the wording, before a page shows it.
 * @throws {ApiProblem} 400 that names the form's box.
 */
export function demandShownConsent(shown: readonly string[], version: string): void {
  if (!shown.includes(version))
    throw wrongField('consent', 'consent-required', 'Agree to the words that the site shows.');
}
