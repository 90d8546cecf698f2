import { checkForm, newsletterSchema } from '@eldorado/rules/newsletter-schema';

/** What comes with the rules, and is on no page before: the summary of what is wrong. */
export { ErrorSummary } from '@eldorado/ui';

/**
 * What is wrong with a sign-up by the schema that the API checks it by, too: codes, by the fields' names. Fetched when somebody
 * sends it: the form stands on every page, and Yup would add 13 KB to each.
 */
export function signUpFaults(form: object): Readonly<Record<string, string>> {
  const checked = checkForm(newsletterSchema, form);
  return checked.kind === 'valid'
    ? {}
    : Object.fromEntries(checked.faults.map(({ path, code }) => [path, code]));
}
