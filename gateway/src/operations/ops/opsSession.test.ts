import type { OperatorSessions } from 'api/pub-sub';
import { createOpsSessions, knowsToken, opsLasts, type OpsSession } from './opsSession.ts';

const token = 'a-token-of-the-configuration';
const now = Date.parse('2026-03-02T15:00:00Z');
const until = now + opsLasts * 1_000;

/** A database that gateways have in common: its sessions, and whether it is away. That it is one is the API's own test. */
function exampleDatabase() {
  const rows = new Map<string, OpsSession>();
  const state = { away: false };
  const query = <T>(run: () => T) =>
    state.away ? Promise.reject(new Error('away')) : Promise.resolve(run());
  const operators: OperatorSessions = {
    begin: (key, session) => query(() => void rows.set(key, session)),
    find: (key) => query(() => rows.get(key) ?? null),
    end: (key) => query(() => void rows.delete(key)),
  };
  return { operators, rows, state };
}

test('a session says who it is until its time is over', async () => {
  const sessions = createOpsSessions(null, token);
  const cookie = await sessions.begin('Ana Gómez', now);
  expect(await sessions.find(cookie, until - 1)).toEqual({ who: 'Ana Gómez', until });
  expect(await sessions.find(cookie, until)).toBeNull();
});

test('one that was ended is over at once, and no other with it', async () => {
  const sessions = createOpsSessions(null, token);
  const [first, second] = [await sessions.begin('Ana', now), await sessions.begin('Eva', now)];
  await sessions.end(first);
  expect(await sessions.find(first, now)).toBeNull();
  expect(await sessions.find(second, now)).toMatchObject({ who: 'Eva' });
});

test('one that nobody began here is none', async () => {
  const cookie = await createOpsSessions(null, token).begin('Ana', now);
  for (const made of [cookie, '', 'x'])
    expect(await createOpsSessions(null, token).find(made, now)).toBeNull();
});

test('gateways of one database know each other’s, by a hash, and end them for all', async () => {
  const { operators, rows } = exampleDatabase();
  const [one, other] = [createOpsSessions(operators, token), createOpsSessions(operators, token)];
  const cookie = await one.begin('Ana', now);
  expect(await other.find(cookie, now)).toEqual({ who: 'Ana', until });
  expect(await other.find(cookie, until)).toBeNull();
  expect([...rows.keys()].join()).not.toContain(cookie);
  await other.end(cookie);
  expect(await one.find(cookie, now)).toBeNull();
});

test('another token of the configuration ends the sessions of the one before', async () => {
  const { operators } = exampleDatabase();
  const cookie = await createOpsSessions(operators, token).begin('Ana', now);
  expect(await createOpsSessions(operators, 'another-token').find(cookie, now)).toBeNull();
  expect(await createOpsSessions(operators, token).find(cookie, now)).toMatchObject({ who: 'Ana' });
});

test('while the database is away each knows its own, and what ended meanwhile ends in it too', async () => {
  const { operators, state } = exampleDatabase();
  const [one, other] = [createOpsSessions(operators, token), createOpsSessions(operators, token)];
  const cookie = await one.begin('Ana', now);
  state.away = true;
  expect(await one.find(cookie, now)).toMatchObject({ who: 'Ana' });
  expect(await other.find(cookie, now)).toBeNull();
  await one.end(cookie);
  expect(await one.find(cookie, now)).toBeNull();
  state.away = false;
  expect(await one.find(cookie, now)).toBeNull();
  expect(await other.find(cookie, now)).toBeNull();
});

test('made-up cookies that are ended while the database is away take no room without end, nor the place of a real one', async () => {
  const { operators, state } = exampleDatabase();
  const end = jest.spyOn(operators, 'end');
  const sessions = createOpsSessions(operators, token);
  const cookie = await sessions.begin('Ana', now);
  state.away = true;
  for (let made = 0; made < 2_000; made += 1) await sessions.end(`made-up-${made}`);
  await sessions.end(cookie);
  state.away = false;
  end.mockClear();
  expect(await sessions.find(cookie, now)).toBeNull();
  expect(end.mock.calls.length).toBeLessThan(1_100);
});

test('only the token itself signs in', () => {
  expect(knowsToken(token, token)).toBe(true);
  for (const wrong of ['', token.slice(1), `${token} `, token.toUpperCase()])
    expect(knowsToken(wrong, token)).toBe(false);
});
