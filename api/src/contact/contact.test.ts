import { makeRateLimit } from '../http/rateLimit.ts';
import { validateContact } from './validate.ts';
import { exampleMessage as message } from './exampleMessage.ts';

const failures = (change: Record<string, unknown>) => {
  const result = validateContact({ ...message, ...change });
  return result.kind === 'invalid' ? result.failures : [];
};

test('a complete message is valid and trimmed', () => {
  expect(validateContact({ ...message, fullName: '  Ana María Rojas ' })).toEqual({
    kind: 'valid',
    message,
  });
});

test.each([
  ['fullName', '', 'required'],
  ['subject', '   ', 'required'],
  ['email', 'ana@example', 'email-invalid'],
  ['email', 'ana example@x.co', 'email-invalid'],
  ['mobile', '12', 'phone-invalid'],
  ['mobile', 'trescientos', 'phone-invalid'],
  ['comment', 'x'.repeat(4001), 'too-long'],
  ['consent', false, 'consent-required'],
  ['consent', 'true', 'consent-required'],
  ['consentVersion', '', 'required'],
  ['locale', 'de', 'invalid'],
  ['email', 7, 'required'],
])('%s = %p fails with %s', (path, value, code) => {
  expect(failures({ [path]: value })).toEqual([{ path, code }]);
});

test('a body of any other shape fails field by field', () => {
  expect(validateContact(null)).toMatchObject({ kind: 'invalid' });
  expect(validateContact([])).toMatchObject({ kind: 'invalid' });
});

test('the sixth message within ten minutes waits until the first is ten minutes old', () => {
  const limit = makeRateLimit({ limit: 5, windowMs: 600_000 });
  for (let i = 0; i < 5; i++) expect(limit.take('10.0.0.1', i * 1000)).toBe(0);
  expect(limit.take('10.0.0.1', 10_000)).toBe(590);
  expect(limit.take('10.0.0.2', 10_000)).toBe(0);
  expect(limit.take('10.0.0.1', 600_001)).toBe(0);
});
