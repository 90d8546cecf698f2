import { readFileSync } from 'node:fs';
import { contactConsents } from '../../contact/message.ts';
import { newsletterConsents } from '../../newsletter/form.ts';
import { caseConsents } from './caseConsents.ts';

test.each([
  ['pqrs/review/Review.tsx', caseConsents],
  ['contact/consentVersion.ts', contactConsents],
  ['newsletter/useSignUp.ts', newsletterConsents],
])('the version that %s shows is taken', (file, shown) => {
  const source = readFileSync(new URL(`../../../../mf-forms/src/${file}`, import.meta.url), 'utf8');
  expect(/[cC]onsentVersion = '([^']+)'/.exec(source)?.[1]).toBe(shown.at(-1));
});
