import { changeOf, termOf, type CaseAction, type CaseStanding } from './transitions.ts';

const received = new Date('2026-11-20T15:00:00Z');
const standing: CaseStanding = {
  state: 'received',
  term: 'petition',
  termFrom: received,
  dueDay: '2026-12-14',
  extended: false,
  rating: null,
};
const now = new Date('2026-11-30T15:00:00Z');
const change = (action: CaseAction, difference: Partial<CaseStanding> = {}, at = now) =>
  changeOf({ ...standing, ...difference }, action, at);
const extend = (day: string): CaseAction => ({
  kind: 'extend',
  text: 'We wait for the recording.',
  day,
});
const text = 'words';

test('the office takes, asks, forwards and answers', () => {
  expect(change({ kind: 'take' })).toEqual({ state: 'taken' });
  expect(change({ kind: 'ask', text })).toEqual({ state: 'waiting', replyBy: '2026-12-30' });
  expect(change({ kind: 'forward', text, to: 'Avianca' })).toEqual({
    state: 'forwarded',
    forwardedTo: 'Avianca',
  });
  expect(change({ kind: 'answer', text })).toEqual({ state: 'answered', answeredAt: now });
});

test('a month to reply that ends on a day off goes on to the next working day', () => {
  // The 8th of January 2027 is a Friday, the 9th a Saturday, Monday the 11th a holiday.
  const asked = (day: string) => change({ kind: 'ask', text }, {}, new Date(`${day}T15:00:00Z`));
  expect(asked('2026-12-08')).toMatchObject({ replyBy: '2027-01-08' });
  expect(asked('2026-12-09')).toMatchObject({ replyBy: '2027-01-12' });
});

test('who takes what waits for its sender leaves it waiting', () => {
  expect(change({ kind: 'take' }, { state: 'waiting' })).toEqual({ state: 'waiting' });
});

test('what was asked for and comes lets the office go on', () => {
  expect(change({ kind: 'inform', text }, { state: 'waiting' })).toMatchObject({ state: 'taken' });
  expect(change({ kind: 'inform', text }, { state: 'forwarded' })).toMatchObject({
    state: 'forwarded',
  });
});

test.each<[string, Partial<CaseStanding>, string, string]>([
  ['2027-01-06', {}, 'extended', '2026-11-30'],
  ['2026-12-15', {}, 'extended', '2026-11-30'],
  ['2026-12-14', {}, 'day-invalid', '2026-11-30'],
  ['2027-01-07', {}, 'day-invalid', '2026-11-30'],
  ['soon', {}, 'day-invalid', '2026-11-30'],
  // A Sunday, and Christmas.
  ['2026-12-20', {}, 'day-invalid', '2026-11-30'],
  ['2026-12-25', {}, 'day-invalid', '2026-11-30'],
  ['2026-12-15', { extended: true }, 'already-extended', '2026-11-30'],
  ['2026-12-15', { state: 'answered' }, 'already-answered', '2026-11-30'],
  ['2026-12-18', {}, 'too-late', '2026-12-15'],
])('extended to %s of %j: %s on %s', (day, difference, outcome, at) => {
  const result = change(extend(day), difference, new Date(`${at}T15:00:00Z`));
  expect('code' in result ? result.code : 'extended').toBe(outcome);
});

test('an answered case is rated once, and opened again with its whole term', () => {
  const answered = { state: 'answered' as const };
  expect(change({ kind: 'rate', rating: 4, text: '' }, answered)).toEqual({ rating: 4 });
  expect(change({ kind: 'rate', rating: 4, text: '' }, { ...answered, rating: 2 })).toMatchObject({
    code: 'already-rated',
  });
  expect(change({ kind: 'reopen', text }, answered)).toMatchObject({
    state: 'received',
    dueDay: '2026-12-22',
    extended: false,
  });
  expect(change({ kind: 'reopen', text })).toMatchObject({ code: 'not-answered' });
  expect(change({ kind: 'answer', text }, answered)).toMatchObject({ code: 'already-answered' });
});

test('nothing is told without words', () => {
  expect(change({ kind: 'answer', text: ' ' })).toMatchObject({ code: 'text-required' });
});

test('a petition has the term of what it asks for, everything else that of petitions', () => {
  expect(termOf({ type: 'petition', request: 'documents' })).toBe('documents');
  expect(termOf({ type: 'complaint', request: 'documents' })).toBe('petition');
  expect(termOf({ type: 'compliment', request: '' })).toBe('petition');
});
