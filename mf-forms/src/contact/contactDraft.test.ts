import { contactLimits } from '@eldorado/rules';
import { contactRules, emptyDraft, fieldFaults, type ContactDraft } from './contactDraft.ts';

const valid: ContactDraft = {
  fullName: 'Ana Rojas',
  email: 'ana@ejemplo.co',
  mobile: '300 123 45 67',
  subject: 'Una maleta',
  comment: 'La dejé en la banda 4.',
  consent: true,
};

/** The first fault of each field. */
async function faultsOf(draft: ContactDraft): Promise<Record<string, string>> {
  try {
    await contactRules.validate(draft, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.reverse().map(({ path, message }) => [path, message]));
  }
}

test('a complete draft has no faults', async () => {
  expect(await faultsOf(valid)).toEqual({});
});

test('an empty draft names every field', async () => {
  expect(await faultsOf(emptyDraft(''))).toEqual({
    fullName: 'required',
    email: 'required',
    mobile: 'required',
    subject: 'required',
    comment: 'required',
    consent: 'consent-required',
  });
});

test('spaces alone are not an answer', async () => {
  expect(await faultsOf({ ...valid, subject: '   ' })).toEqual({ subject: 'required' });
});

test.each(['ana', 'ana@ejemplo', 'ana @ejemplo.co', '@ejemplo.co'])(
  '%s is no e-mail address',
  async (email) => {
    expect(await faultsOf({ ...valid, email })).toEqual({ email: 'email-invalid' });
  },
);

test.each(['3001234567', '+57 300 123 4567', '(601) 266-2000', '+49 30 1234567'])(
  '%s is a phone number',
  async (mobile) => {
    expect(await faultsOf({ ...valid, mobile })).toEqual({});
  },
);

test.each(['123456', '1234567890123456', 'three hundred', '300-ABC-1234'])(
  '%s is no phone number',
  async (mobile) => {
    expect(await faultsOf({ ...valid, mobile })).toEqual({ mobile: 'phone-invalid' });
  },
);

test('a text may be as long as its limit and no longer', async () => {
  expect(await faultsOf({ ...valid, comment: 'a'.repeat(contactLimits.comment) })).toEqual({});
  expect(await faultsOf({ ...valid, comment: 'a'.repeat(contactLimits.comment + 1) })).toEqual({
    comment: 'too-long',
  });
});

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
