import { createTokenGuard } from './tokenGuard.ts';

const token = 'a-token-of-the-configuration';
const visitor = '203.0.113.5';

test('a network that guessed five times is not heard for a minute', () => {
  let now = 1;
  const guard = createTokenGuard(token, () => now);
  for (let guess = 0; guess < 5; guess++) {
    now += 10_000;
    expect(guard.judge('wrong', visitor)).toBe('wrong');
  }
  expect(guard.judge(token, visitor)).toBe('limited');
  expect(guard.judge(token, '203.0.113.6')).toBe('known');
  now += 25_000;
  expect(guard.judge(token, visitor)).toBe('known');
});

test('whoever has many addresses of a network guesses no more often', () => {
  const guard = createTokenGuard(token);
  const verdicts = Array.from({ length: 20 }, (_, guess) =>
    guard.judge('wrong', `2001:db8::${guess.toString(16)}`),
  );
  expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(5);
});

test.each([
  ['/64s of a /48', (guess: number) => `2001:db8:1:${guess.toString(16)}::1`, '2001:db8:2::1'],
  ['addresses of a /24', (guess: number) => `203.0.113.${guess}`, '203.0.114.1'],
])('siblings, %s, guess twenty times together', (_, sibling, stranger) => {
  const guard = createTokenGuard(token);
  const verdicts = Array.from({ length: 60 }, (_each, guess) =>
    guard.judge('wrong', sibling(guess)),
  );
  expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(20);
  expect(guard.judge(token, sibling(100))).toBe('limited');
  expect(guard.judge(token, stranger)).toBe('known');
});

test('without a token nothing is known', () => {
  expect(createTokenGuard(null).judge('', visitor)).toBe('wrong');
});
