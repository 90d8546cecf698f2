import { knownFaults, readDraft } from './newsletterRules.ts';
import { signUpFaults } from './signUpFaults.ts';

const draft = { fullName: 'Ana Rojas', email: 'ana@ejemplo.co', consent: true };
const sent = { ...draft, consentVersion: '2026-11-21', locale: 'es' };

test('a form is read without the spaces around its texts, and a box not ticked is no consent', () => {
  const form = new FormData();
  form.set('fullName', ' Ana Rojas ');
  form.set('email', 'ana@ejemplo.co');
  expect(readDraft(form)).toEqual({ ...draft, consent: false });
  form.set('consent', 'on');
  expect(readDraft(form)).toEqual(draft);
});

test('a complete sign-up has no faults', () => {
  expect(signUpFaults(sent)).toEqual({});
});

test.each([
  [{ fullName: '' }, { fullName: 'required' }],
  [{ fullName: 'x'.repeat(121) }, { fullName: 'too-long' }],
  [{ fullName: 'Ana\u0007' }, { fullName: 'text-invalid' }],
  [{ fullName: '\u200B' }, { fullName: 'required' }],
  [{ email: '' }, { email: 'required' }],
  [{ email: 'ana@ejemplo' }, { email: 'email-invalid' }],
  [{ email: `${'x'.repeat(250)}@a.co` }, { email: 'too-long' }],
  [{ consent: false }, { consent: 'consent-required' }],
])('%p is wrong with %p, and the form has words for it', (change, faults) => {
  expect(knownFaults(signUpFaults({ ...sent, ...change }))).toEqual(faults);
});

test('the API’s faults lead to their fields, even those the form does not know', () => {
  expect(
    knownFaults({ email: 'email-invalid', fullName: 'too-strange', locale: 'invalid' }),
  ).toEqual({ email: 'email-invalid', fullName: 'required' });
});
