import { checkForm, newsletterSchema } from '@eldorado/rules/newsletter-schema';
import { readForm } from '../http/input/formBody.ts';
import { askAboutNear, outcomePage } from './form.ts';

const input = {
  fullName: 'Ana María Rojas',
  email: 'ana@example.com',
  consent: true,
  consentVersion: '2026-11-21',
  locale: 'es',
};
const failures = (change: Record<string, unknown>) => {
  const result = checkForm(newsletterSchema, { ...input, ...change });
  return result.kind === 'invalid' ? result.faults : [];
};

test('a complete sign-up is valid and trimmed, and its other fields are dropped', () => {
  expect(
    checkForm(newsletterSchema, { ...input, email: ' ana@example.com ', mobile: '300' }),
  ).toEqual({
    kind: 'valid',
    form: input,
  });
});

test.each([
  ['fullName', ' ', 'required'],
  ['fullName', 'x'.repeat(121), 'too-long'],
  ['email', '', 'required'],
  ['email', 'ana@example', 'email-invalid'],
  ['email', ['ana@example.com'], 'required'],
  ['consent', false, 'consent-required'],
  ['consent', 'on', 'consent-required'],
  ['consentVersion', '', 'required'],
  ['locale', 'de', 'invalid'],
])('%s = %p fails with %s', (path, value, code) => {
  expect(failures({ [path]: value })).toEqual([{ path, code }]);
});

test('a form’s ticked box is a consent, one that is not ticked is none', () => {
  const form = 'fullName=Ana+Mar%C3%ADa+Rojas&email=ana%40example.com&locale=es';
  expect(readForm(`${form}&consent=on`)).toEqual({
    fullName: 'Ana María Rojas',
    email: 'ana@example.com',
    locale: 'es',
    consent: true,
  });
  expect(readForm(form)).toMatchObject({ consent: false });
});

test('the outcome is shown on a page of this site', () => {
  expect(outcomePage('/en/boletin')).toBe('/en/boletin');
});

test.each(['', 'boletin', '//evil.example', '/\\evil.example', '/a//b', '/a?b', '/a b', undefined])(
  'no page of this site: %p',
  (returnTo) => {
    expect(() => outcomePage(returnTo)).toThrow('path of this site');
  },
);

test('a form without JavaScript is asked once whether another address was meant', () => {
  const ask = (email: string, body: object) => () => askAboutNear(email, body);
  const asked = 'The address looks mistyped.';
  expect(ask('ana@gmial.com', { askedEmail: '' })).toThrow(asked);
  expect(ask('ana@gmial.com', { askedEmail: ' ana@gmial.com ' })).not.toThrow();
  // Corrected into another one that looks mistyped.
  expect(ask('ana@hotmial.com', { askedEmail: 'ana@gmial.com' })).toThrow(asked);
  expect(ask('ana@gmail.com', { askedEmail: '' })).not.toThrow();
  // The footer of a release before.
  expect(ask('ana@gmial.com', {})).not.toThrow();
});
