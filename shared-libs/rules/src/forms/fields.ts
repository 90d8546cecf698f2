import { boolean, string } from 'yup';
import { cleanEmail, isEmail } from '../email.ts';
import { longestVersion } from '../lengths.ts';
import { cleanPhone, isPhone } from '../phone.ts';
import { cleanText, isOneLine } from '../typedText.ts';

/** What can be wrong with a field of a form: codes, which the browser puts into words and the API answers with. */
export const formFaults = [
  'required',
  'too-long',
  'text-invalid',
  'email-invalid',
  'email-unreachable',
  'phone-invalid',
  'consent-required',
  'invalid',
] as const;
export type FormFault = (typeof formFaults)[number];

const fault = (code: FormFault) => code;
/** A rule of a text that is there; an empty one is `required` alone. */
const shaped = (rule: (text: string) => boolean) => (text: string | undefined) =>
  !text || rule(text);

/** A text that must be there. @param clean what it was meant as. */
const cleaned = (longest: number, clean: (text: string) => string) =>
  string()
    // Whatever else was sent is no text.
    .transform((_value, sent: unknown) => (typeof sent === 'string' ? clean(sent) : ''))
    .required(fault('required'))
    .max(longest, fault('too-long'));

/** Words that must be there, in as many lines as they take. @param longest most characters. */
export const words = (longest: number) => cleaned(longest, cleanText);

/** The same in one line. */
export const text = (longest: number) =>
  words(longest).test('one-line', fault('text-invalid'), shaped(isOneLine));

/** RFC 5321. */
export const email = (longest: number) =>
  cleaned(longest, cleanEmail).test('email', fault('email-invalid'), shaped(isEmail));

export const phone = (longest: number) =>
  cleaned(longest, cleanPhone).test('phone', fault('phone-invalid'), shaped(isPhone));

/** A box that must be ticked: `true` and nothing that only looks like it. */
export const consent = () =>
  boolean()
    .strict()
    .typeError(fault('consent-required'))
    .required(fault('consent-required'))
    .oneOf([true], fault('consent-required'));

/** Which words of a consent were shown, so that it can be read again as it was given. */
export const consentVersion = () =>
  text(longestVersion).meta({ description: 'Version of the consent text that was shown.' });

/** One of the site's languages. */
export const locale = () =>
  string()
    .transform((_value, sent: unknown) => (typeof sent === 'string' ? sent : ''))
    .required(fault('required'))
    .oneOf(['es', 'en', 'fr', 'pt'] as const, ({ value }) => fault(value ? 'invalid' : 'required'));
