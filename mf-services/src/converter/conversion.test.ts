import { convert, readAmount } from './conversion.ts';

const rates = { COP: 1, USD: 4_000, EUR: 4_400 };
const query = (text: string) => new URLSearchParams(text);

test('an amount in dollars becomes pesos', () => {
  expect(convert(query('amount=100&from=USD&to=COP'), rates)).toEqual({
    kind: 'converted',
    amount: 100,
    from: 'USD',
    to: 'COP',
    result: 400_000,
  });
});

test('two foreign currencies convert through the peso', () => {
  expect(convert(query('amount=110&from=USD&to=EUR'), rates)).toMatchObject({ result: 100 });
});

test('before an amount is given it is one dollar, or one of what is chosen', () => {
  expect(convert(query(''), rates)).toMatchObject({ amount: 1, from: 'USD', result: 4_000 });
  expect(convert(query('amount=+&from=EUR'), rates)).toMatchObject({ amount: 1, result: 4_400 });
});

test('an unknown currency and a bad amount are both named', () => {
  expect(convert(query('amount=abc&from=QQQ&to=COP'), rates)).toEqual({
    kind: 'invalid',
    amount: true,
    from: true,
    to: false,
  });
});

test('what every object has is no currency', () => {
  expect(convert(query('from=__proto__&to=valueOf'), rates)).toMatchObject({
    from: true,
    to: true,
  });
});

test.each([
  ['1.000,50', 1000.5],
  ['1,000.50', 1000.5],
  ['1.000', 1000],
  ['12,5', 12.5],
  ['1 000', 1000],
])('%s is read as %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(['', '0', '-5', '1e9', 'cien', '.5'])('%s is no amount', (text) => {
  expect(readAmount(text)).toBeNull();
});
