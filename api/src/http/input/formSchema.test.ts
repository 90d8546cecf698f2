import { pqrsFields, pqrsItems, pqrsLimits, pqrsRequests, pqrsTypes } from '@eldorado/rules/pqrs';
import { checkForm, contactSchema } from '@eldorado/rules/contact-schema';
import { exampleAnswers } from '../../cases/exampleAnswers.ts';
import { CaseDraftForm } from '../../cases/schema.ts';
import { exampleMessage } from '../../contact/exampleMessage.ts';
import { faults } from '../../testing/faults.ts';
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

test('a form that is sent in parts shows what only some answers ask for, and nothing must be there', () => {
  const { properties, required } = CaseDraftForm;
  expect(required).toEqual(['step', 'locale']);
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...pqrsFields]));
  expect(properties).toMatchObject({
    type: { enum: [...pqrsTypes, ''] },
    request: { enum: [...pqrsRequests, ''] },
    item: { enum: [...pqrsItems, ''] },
    airline: { maxLength: pqrsLimits.airline },
    comment: { maxLength: pqrsLimits.comment },
    email: { maxLength: pqrsLimits.email, anyOf: [{ format: 'email' }, { enum: [''] }] },
    eventDate: { anyOf: [{ format: 'date' }, { enum: [''] }] },
    eventTime: { pattern: expect.stringContaining('[0-5]') as string },
    consent: { enum: ['yes', ''] },
  });
  const answers = { type: 'petition', email: 'ana@example.com', eventDate: '', request: '' };
  expect(faults('CaseAnswersInput', answers)).toEqual([]);
  expect(faults('CaseAnswersInput', { type: 'other' })).not.toEqual([]);
});

test('a draft with faults is a valid answer', () => {
  const answers = { ...exampleAnswers, email: 'ana@', type: 'other', name: 'a'.repeat(5000) };
  const draft = { answers, errors: [], files: [], sent: null };
  expect(faults('CaseDraft', draft)).toEqual([]);
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
