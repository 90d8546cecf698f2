import { makeBreaker } from './breaker.ts';
import { DatabaseAway, whyDown } from './down.ts';

const reset = Object.assign(new Error('read'), { code: 'ECONNRESET' });
const cancelled = Object.assign(new Error('canceling statement'), { code: '57014' });

/** A breaker whose clock and database a test turns. */
function site() {
  const state = { now: 0, answers: false, pings: 0, said: [] as string[] };
  const say = (line: string) => void state.said.push(line);
  const ping = () => {
    state.pings += 1;
    return Promise.resolve(state.answers);
  };
  const breaker = makeBreaker(ping, { info: say, warn: say }, () => state.now);
  const fail = (error: Error) =>
    breaker.run(() => Promise.reject(error)).catch((caught: unknown) => caught);
  return { state, breaker, fail };
}
const work = () => Promise.resolve('done');

test('after three failures in a row work is refused without being tried', async () => {
  const { breaker, fail } = site();
  await fail(reset);
  await fail(reset);
  expect(await breaker.run(work)).toBe('done');
  for (let failures = 0; failures < 3; failures++) expect(await fail(reset)).toBe(reset);
  expect(breaker.isUp()).toBe(false);
  const tried = jest.fn(work);
  await expect(breaker.run(tried)).rejects.toThrow(DatabaseAway);
  expect(tried).not.toHaveBeenCalled();
});

test('a statement that was wrong, or cancelled by PostgreSQL, is no sign of its loss', async () => {
  const { breaker, fail } = site();
  for (let failures = 0; failures < 9; failures++) {
    await fail(new Error('duplicate key'));
    await fail(cancelled);
  }
  expect(breaker.isUp()).toBe(true);
});

test('who is refused has the database asked once a second, and its answer lets everybody in again', async () => {
  const { state, breaker, fail } = site();
  for (let asked = 0; asked < 2; asked++) expect(await breaker.ask()).toBe(false);
  expect(breaker.isUp()).toBe(true);
  expect(await breaker.ask()).toBe(false);
  state.pings = 0;
  state.now = 999;
  for (let asked = 0; asked < 5; asked++) await fail(reset);
  expect(state.pings).toBe(0);
  state.now = 1_000;
  for (let asked = 0; asked < 5; asked++) await fail(reset);
  expect(state.pings).toBe(1);
  state.answers = true;
  state.now = 2_000;
  await expect(breaker.run(work)).rejects.toThrow(DatabaseAway);
  await breaker.ask();
  expect(await breaker.run(work)).toBe('done');
  expect(state.said).toEqual([
    'The database does not answer; what needs it is refused, all else goes on from memory',
    'The database answers again',
  ]);
});

test('a full disk is told as what it is: reading goes on, and health knows it for a minute', async () => {
  const { state, breaker, fail } = site();
  state.answers = true;
  const full = Object.assign(new Error('could not extend file: No space left on device'), {
    code: '53100',
  });
  for (let failures = 0; failures < 9; failures++)
    expect(await fail(new Error('Failed query', { cause: full }))).toMatchObject({ cause: full });
  expect(whyDown(full)).toMatch(/No space left/);
  expect(await breaker.run(work)).toBe('done');
  expect([await breaker.ask(), breaker.isUp(), breaker.hasRoom()]).toEqual([true, true, false]);
  state.now = 60_000;
  expect(breaker.hasRoom()).toBe(true);
  expect(state.said).toEqual([
    'The disk of the database is full: what is sent is not kept, what is read goes on',
    'Nothing has missed room on the disk of the database for a minute',
  ]);
});
