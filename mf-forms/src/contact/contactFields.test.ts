import { fieldFaults } from './contactFields.ts';

test("the API's faults find their fields, whichever way it writes the path", () => {
  expect(
    fieldFaults({ email: 'email-invalid', '/comment': 'too-long', other: 'required' }),
  ).toEqual({
    email: 'email-invalid',
    comment: 'too-long',
  });
});

test('a code the site does not know still leads to its field', () => {
  expect(fieldFaults({ mobile: 'roaming', consent: 'expired' })).toEqual({
    mobile: 'required',
    consent: 'consent-required',
  });
});
