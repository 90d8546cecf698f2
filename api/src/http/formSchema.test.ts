import { checkForm, contactSchema } from '@eldorado/rules/contact-schema';
import { exampleMessage } from '../contact/exampleMessage.ts';
import { faults } from '../testing/faults.ts';
import { formSchema } from './formSchema.ts';

test('what OpenAPI says of a form is made of its schema', () => {
  expect(formSchema(contactSchema, 'Contact')).toMatchObject({
    $id: 'Contact',
    required: expect.arrayContaining(['fullName', 'consent', 'locale']) as string[],
    properties: {
      comment: { type: 'string', minLength: 1, maxLength: 4000 },
      consent: { type: 'boolean', enum: [true] },
      locale: { type: 'string', enum: ['es', 'en', 'fr', 'pt'] },
      consentVersion: { description: 'Version of the consent text that was shown.' },
    },
  });
});

test.each([
  ['complete', {}],
  ['without consent', { consent: false }],
  ['with a comment too long', { comment: 'a'.repeat(4001) }],
  ['with an empty subject', { subject: '' }],
  ['in another language', { locale: 'de' }],
  ['with a number for a name', { fullName: 7 }],
])('a message %s is the same to both', (_case, change) => {
  const body = { ...exampleMessage, ...change };
  const valid = checkForm(contactSchema, body).kind === 'valid';
  expect(faults('ContactMessageInput', body).length === 0).toBe(valid);
});
