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
  [{ topic: 'services', service: 'nonsense-service' }, { service: 'required' }],
  [{ topic: 'services', service: 'constructor' }, { service: 'required' }],
  [{ topic: 'services', service: 'otro' }, {}],
  [{ topic: 'infrastructure' }, { item: 'required' }],
  [{ topic: 'other' }, {}],
  [{ comment: '   ' }, { comment: 'required' }],
  [{ eventDate: '' }, { eventDate: 'required' }],
  [{ eventDate: '2026-02-30' }, { eventDate: 'date-invalid' }],
  [{ eventDate: '2026-11-21' }, { eventDate: 'date-future' }],
  [{ type: 'compliment', eventDate: '' }, {}],
  [{ eventDate: '0001-01-01' }, { eventDate: 'date-invalid' }],
  [{ eventDate: '1959-12-09' }, { eventDate: 'date-invalid' }],
  [{ eventDate: '1959-12-10' }, {}],
  [{ eventTime: '25:00' }, { eventTime: 'time-invalid' }],
  [{ name: 'Ana\u001B[2J' }, { name: 'text-invalid' }],
  [{ name: 'Ana\nRojas' }, { name: 'text-invalid' }],
  [{ name: '\u200B\u200D' }, { name: 'required' }],
  [{ email: 'Ana <ana@example.com>,' }, {}],
  [{ phone: '(+57)\u00A0300\u2011123\u20114567' }, {}],
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

test('where the lists are known, what no form offers is no answer', () => {
  const offers = { airline: new Set(['AV']), establishmentType: new Set(['restaurants']) };
  const of = (change: Partial<PqrsDraft>) =>
    pqrsDraftFaults({ ...complaint, ...change }, today, offers);
  expect([of({}), of({ airline: 'ZZZ' })]).toEqual([{}, {}]);
  expect(of({ airline: 'QQ' })).toEqual({ airline: 'required' });
  const shop = (establishmentType: string) => of({ topic: 'establishments', establishmentType });
  expect(shop('restaurants')).toEqual({});
  expect(shop('__proto__')).toEqual({ establishmentType: 'required' });
});

test('a line break is one character, as the browser counts it', () => {
  expect(faults({ comment: `${'x'.repeat(3_900)}${'\r\n'.repeat(99)}x` })).toEqual({});
});

test('nothing happened later than now, where the clock is known', () => {
  const at = (eventTime: string, eventDate = today) =>
    pqrsDraftFaults({ ...complaint, eventDate, eventTime }, `${today}T06:45`);
  expect(at('23:59')).toEqual({ eventTime: 'time-future' });
  expect(at('06:46')).toEqual({ eventTime: 'time-future' });
  expect([at('06:45'), at('23:59', '2026-11-19'), at('')]).toEqual([{}, {}, {}]);
  expect(at('06:40', '2026-11-21')).toEqual({ eventDate: 'date-future' });
  expect(pqrsDraftFaults({ ...complaint, eventDate: today, eventTime: '23:59' }, today)).toEqual(
    {},
  );
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
