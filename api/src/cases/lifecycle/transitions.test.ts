import { pauseOf } from './pause.ts';
import { changeOf, isRefusal, termOf, type CaseAction, type CaseStanding } from './transitions.ts';

const standing: CaseStanding = {
  state: 'received',
  term: 'petition',
  dueDay: '2026-12-14',
  extended: false,
  replyBy: null,
  pause: null,
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
    closedAt: now,
  });
  expect(change({ kind: 'answer', text })).toEqual({
    state: 'answered',
    answeredAt: now,
    closedAt: now,
  });
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

const pause = { since: new Date('2026-12-02T15:00:00Z'), isLonger: false };
const waiting = { state: 'waiting' as const, replyBy: '2027-01-04', pause };

test('what was asked for and comes lets the office go on, with as many working days as were left', () => {
  // From the 2nd to the 14th of December are seven, since the 8th is a holiday.
  const completed = (day: string) =>
    change({ kind: 'inform', text }, waiting, new Date(`${day}T15:00:00Z`));
  expect(completed('2026-12-02')).toEqual({
    ...{ state: 'taken', replyBy: null, dueDay: '2026-12-14' },
  });
  expect(completed('2026-12-21')).toMatchObject({ dueDay: '2026-12-31' });
  // Asked on its last day, it has one; asked after its term, it is late.
  const last = { ...waiting, pause: { ...pause, since: new Date('2026-12-14T15:00:00Z') } };
  const resumed = new Date('2026-12-21T15:00:00Z');
  expect(change({ kind: 'inform', text }, last, resumed)).toMatchObject({ dueDay: '2026-12-22' });
  const late = { ...waiting, pause: { ...pause, since: new Date('2026-12-15T15:00:00Z') } };
  expect(change({ kind: 'inform', text }, late)).toMatchObject({ dueDay: '2026-12-14' });
  expect(change({ kind: 'inform', text }, { state: 'taken' })).toEqual({
    ...{ state: 'taken', replyBy: null },
  });
});

test('who asks within the month has a second one, once', () => {
  const ask = (difference: Partial<CaseStanding>, day = '2027-01-04') =>
    change({ kind: 'more-time' }, difference, new Date(`${day}T15:00:00Z`));
  expect(ask(waiting)).toEqual({ replyBy: '2027-02-04' });
  expect(ask(waiting, '2027-01-05')).toMatchObject({ code: 'too-late' });
  const longer = { ...waiting, pause: { ...pause, isLonger: true } };
  expect(ask(longer)).toMatchObject({ code: 'already-granted' });
  expect(ask({ state: 'taken' })).toMatchObject({ code: 'not-waiting' });
});

test('what nobody completed in time counts as withdrawn, and not a day before', () => {
  const end = (difference: Partial<CaseStanding>, at: string) =>
    change({ kind: 'withdraw' }, difference, new Date(at));
  // The end of the day in Bogotá.
  expect(end(waiting, '2027-01-05T04:59:00Z')).toMatchObject({ code: 'not-waiting' });
  const over = new Date('2027-01-05T05:00:00Z');
  expect(end(waiting, over.toISOString())).toEqual({
    ...{ state: 'withdrawn', replyBy: null, closedAt: over },
  });
  expect(end({ state: 'taken' }, '2027-06-01T15:00:00Z')).toMatchObject({ code: 'not-waiting' });
});

test('what is over is opened again by its sender alone; what was passed on may be so again, or be answered', () => {
  const kinds: CaseAction[] = [
    { kind: 'take' },
    { kind: 'ask', text },
    extend('2027-01-06'),
    { kind: 'inform', text },
    { kind: 'more-time' },
    { kind: 'forward', text, to: 'DIAN' },
    { kind: 'answer', text },
  ];
  for (const state of ['forwarded', 'answered', 'withdrawn'] as const) {
    const refused = kinds.map((action) => change(action, { state })).filter(isRefusal);
    expect(refused).toHaveLength(state === 'forwarded' ? 5 : 7);
    for (const { code } of refused) expect(code).toBe(`already-${state}`);
    expect(change({ kind: 'reopen', text }, { state })).toMatchObject({
      ...{ state: 'received', dueDay: '2026-12-22', closedAt: null },
    });
  }
});

test('a case waits from when it is asked until it is completed, with a second month or without', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 11, day));
  const asked = { kind: 'asked', at: at(2) };
  expect(pauseOf([{ kind: 'received', at: at(1) }])).toBeNull();
  expect(pauseOf([asked, { kind: 'taken', at: at(3) }])).toEqual({
    ...{ since: at(2), isLonger: false },
  });
  // Asked again it has waited since the first time.
  expect(pauseOf([asked, { kind: 'granted', at: at(3) }, { kind: 'asked', at: at(4) }])).toEqual({
    ...{ since: at(2), isLonger: true },
  });
  expect(pauseOf([asked, { kind: 'informed', at: at(3) }])).toBeNull();
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
  ['2026-12-18', { state: 'waiting', pause }, 'still-waiting', '2026-11-30'],
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
