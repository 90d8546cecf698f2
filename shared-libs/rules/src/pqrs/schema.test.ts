import { emptyPqrs, nextPqrsStep, pqrsStepsOf, previousPqrsStep, type PqrsDraft } from './draft.ts';
import { firstPqrsStepToDo, pqrsDraftFaults, pqrsStepFaults } from './schema.ts';

const today = '2026-11-20';
const complaint: PqrsDraft = {
  ...emptyPqrs,
  type: 'complaint',
  topic: 'airlines',
  airline: 'AV',
  flight: 'AV 9314',
  comment: 'La fila no avanzó en dos horas.',
  eventDate: '2026-11-19',
  eventTime: '06:40',
  identity: 'named',
  name: 'Ana María Rojas',
  email: 'ana@example.com',
  phone: '+57 300 123 4567',
  consent: 'yes',
};
const faults = (change: Partial<PqrsDraft>) => pqrsDraftFaults({ ...complaint, ...change }, today);

test('a complete complaint has no fault', () => {
  expect(faults({})).toEqual({});
  expect(firstPqrsStepToDo(complaint, today)).toBeNull();
});

test.each<[Partial<PqrsDraft>, object]>([
  [{ type: '' }, { type: 'required' }],
  [{ type: 'reclamo' }, { type: 'required' }],
  [{ type: 'petition' }, { request: 'required' }],
  [{ topic: 'weather' }, { topic: 'required' }],
  [{ airline: ' ' }, { airline: 'required' }],
  [{ flight: 'el de las seis' }, { flight: 'too-long' }],
  [{ flight: 'seis' }, { flight: 'flight-invalid' }],
  [{ flight: '' }, {}],
  [{ topic: 'establishments' }, { establishmentType: 'required' }],
  [{ topic: 'services' }, { service: 'required' }],
  [{ topic: 'infrastructure' }, { item: 'required' }],
  [{ topic: 'other' }, {}],
  [{ comment: '   ' }, { comment: 'required' }],
  [{ eventDate: '' }, { eventDate: 'required' }],
  [{ eventDate: '2026-02-30' }, { eventDate: 'date-invalid' }],
  [{ eventDate: '2026-11-21' }, { eventDate: 'date-future' }],
  [{ type: 'compliment', eventDate: '' }, {}],
  [{ eventTime: '25:00' }, { eventTime: 'time-invalid' }],
  [{ identity: '' }, { identity: 'required' }],
  [
    { name: '', email: 'ana@example', phone: '12' },
    { name: 'required', email: 'email-invalid', phone: 'phone-invalid' },
  ],
  [{ phone: '' }, {}],
  [{ consent: '' }, { consent: 'consent-required' }],
  [{ identity: 'anonymous', name: '', email: '' }, {}],
])('%j gives %j', (change, expected) => {
  expect(faults(change)).toEqual(expected);
});

test('a comment ends with 4,000 characters', () => {
  expect(faults({ comment: 'x'.repeat(4001) })).toEqual({ comment: 'too-long' });
});

test('the first answers decide the next questions', () => {
  expect(pqrsStepsOf(complaint)).not.toContain('request');
  expect(nextPqrsStep({ ...complaint, type: 'petition' }, 'type')).toBe('request');
  expect(nextPqrsStep({ ...complaint, topic: 'other' }, 'topic')).toBe('event');
  expect(previousPqrsStep({ ...complaint, topic: 'other' }, 'event')).toBe('topic');
  expect(previousPqrsStep(complaint, 'type')).toBeNull();
  expect(nextPqrsStep(complaint, 'person')).toBe('review');
});

test('a step is checked by its own fields alone', () => {
  const draft = { ...emptyPqrs, type: 'complaint', topic: 'infrastructure' };
  expect(pqrsStepFaults(draft, 'subject', today)).toEqual({ item: 'required' });
  expect(pqrsStepFaults(draft, 'type', today)).toEqual({});
  expect(firstPqrsStepToDo(draft, today)).toBe('subject');
});
