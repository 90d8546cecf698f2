import { perInstant, withJsonList } from './jsonList.ts';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

test.each([[[]], [[{ name: 'Bogotá' }]], [[1, 'two', { three: ['"list":[]'] }]]])(
  'a list of %j is what JSON makes of the whole',
  (list) => {
    const head = { before: 'á', list: [] as [], after: { more: [1] } };
    expect(Buffer.concat(withJsonList(head, 'list', list.map(json))).toString()).toBe(
      JSON.stringify({ ...head, list }),
    );
  },
);

test('what is made of a row at an instant is made once, and again at another', () => {
  const row = { name: 'row' };
  const made: number[] = [];
  const at = perInstant((_row: typeof row, now) => made.push(now));
  for (const now of [1, 1, 2, 2, 1]) at(row, now);
  expect(made).toEqual([1, 2, 1]);
});
