import { markLasts } from 'shell/contract';
import { createLoadMarks } from './loadMarks.ts';

const [set, otherSet] = ['3fa2b19c07de', 'ffffffffffff'];
const home = '203.0.113.9';

function setUp(key = 'a key that the gateways share') {
  const time = { now: 1_000_000 };
  const marks = createLoadMarks(
    () => key,
    () => time.now,
  );
  const given = (address = home) => marks.give(set, address) ?? '';
  return { ...marks, time, given };
}

test('a mark lets one report count', () => {
  const { given, use } = setUp();
  const mark = given();
  expect([use(mark, set, home), use(mark, set, home)]).toEqual(['used', 'spent']);
  expect(given()).not.toBe(mark);
});

test('it is good for the set and the range of addresses that it was given for', () => {
  const { given, use } = setUp();
  const mark = given();
  expect(use(mark, otherSet, home)).toBe('forged');
  expect(use(mark, set, '198.51.100.9')).toBe('forged');
  // A phone behind its provider's addresses may be given another one of the same range.
  expect(use(mark, set, '203.0.113.77')).toBe('used');
});

test('nobody makes one up, and who asks for it long before has none', () => {
  const { given, use, time } = setUp();
  for (const made of ['', 'x', 'zzzzzzzzz.AAAA.', `${given()}x`.replace('.', '9.')])
    expect(use(made, set, home)).toBe(made ? 'forged' : 'missing');
  expect(use(undefined, set, home)).toBe('missing');
  const mark = given();
  time.now += markLasts + 1;
  expect(use(mark, set, home)).toBe('expired');
});

test('gateways that share a key take each other’s marks, others do not', () => {
  const mark = setUp().given();
  expect(setUp().use(mark, set, home)).toBe('used');
  expect(setUp('another key').use(mark, set, home)).toBe('forged');
});

test('a range that asks without end is refused, and a /48 with all its ranges is', () => {
  const { give } = setUp();
  const count = (address: (index: number) => string) =>
    Array.from({ length: 2_000 }, (_, index) => give(set, address(index))).filter(Boolean).length;
  expect(count(() => home)).toBe(300);
  expect(count((index) => `2001:db8:7:${(index % 256).toString(16)}00::1`)).toBe(600);
  expect(give(set, '2001:db8:8::1')).not.toBeNull();
});
