import { knowsToken, openSession, sealSession } from './opsSession.ts';

const token = 'a-token-of-the-configuration';
const until = Date.parse('2026-03-02T23:00:00Z');
const cookie = sealSession({ who: 'Ana Gómez', until }, token);

test('a session says who it is until it ends', () => {
  expect(openSession(cookie, token, until - 1)).toEqual({ who: 'Ana Gómez', until });
  expect(openSession(cookie, token, until)).toBeNull();
});

test('one that was changed, or sealed with another token, is none', () => {
  const longer = cookie.replace(String(until), String(until + 1));
  const other = cookie.replace(/^[^~]+/, Buffer.from('Eva').toString('base64url'));
  for (const made of [longer, other, '', '~~', 'x', cookie.slice(0, -1)])
    expect(openSession(made, token, until - 1)).toBeNull();
  expect(openSession(cookie, 'a-token-of-yesterday', until - 1)).toBeNull();
});

test('only the token itself signs in', () => {
  expect(knowsToken(token, token)).toBe(true);
  for (const wrong of ['', token.slice(1), `${token} `, token.toUpperCase()])
    expect(knowsToken(wrong, token)).toBe(false);
});
