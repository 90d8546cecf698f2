import { createOpsSessions, knowsToken, opsLasts } from './opsSession.ts';

const token = 'a-token-of-the-configuration';
const now = Date.parse('2026-03-02T15:00:00Z');
const until = now + opsLasts * 1_000;

test('a session says who it is until its time is over', () => {
  const sessions = createOpsSessions();
  const cookie = sessions.begin('Ana Gómez', now);
  expect(sessions.find(cookie, until - 1)).toEqual({ who: 'Ana Gómez', until });
  expect(sessions.find(cookie, until)).toBeNull();
});

test('one that was ended is over at once, and no other with it', () => {
  const sessions = createOpsSessions();
  const [first, second] = [sessions.begin('Ana', now), sessions.begin('Eva', now)];
  sessions.end(first);
  expect(sessions.find(first, now)).toBeNull();
  expect(sessions.find(second, now)).toMatchObject({ who: 'Eva' });
});

test('one that nobody began here is none', () => {
  const cookie = createOpsSessions().begin('Ana', now);
  for (const made of [cookie, '', 'x']) expect(createOpsSessions().find(made, now)).toBeNull();
});

test('only the token itself signs in', () => {
  expect(knowsToken(token, token)).toBe(true);
  for (const wrong of ['', token.slice(1), `${token} `, token.toUpperCase()])
    expect(knowsToken(wrong, token)).toBe(false);
});
