import { FairQueue, QueueFull } from './fairQueue.ts';

const drained = (queue: FairQueue<string>) => {
  const order: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) order.push(item);
  return order;
};

test('everybody’s first comes before anybody’s second', () => {
  const queue = new FairQueue<string>({ all: 100, each: 50 });
  for (let page = 1; page <= 3; page++) queue.add('greedy', `greedy ${page}`);
  queue.add('other', 'other 1');
  queue.add('third', 'third 1');
  expect(queue.size).toBe(5);
  expect(drained(queue)).toEqual(['greedy 1', 'other 1', 'third 1', 'greedy 2', 'greedy 3']);
  expect(queue.size).toBe(0);
});

test('it is bounded for each, and for all', () => {
  const queue = new FairQueue<string>({ all: 3, each: 2 });
  queue.add('a', '1');
  queue.add('a', '2');
  expect(() => queue.add('a', '3')).toThrow(QueueFull);
  queue.add('b', '1');
  expect(() => queue.add('b', '2')).toThrow(QueueFull);
  expect(queue.drain()).toHaveLength(3);
  queue.add('c', '1');
  expect(drained(queue)).toEqual(['1']);
});

test('where it is full, who has most in it makes room for who has less', () => {
  const queue = new FairQueue<string>({ all: 600, each: 300 });
  for (let page = 1; page <= 300; page++)
    for (const greedy of ['a', 'b']) queue.add(greedy, `${greedy} ${page}`);
  expect(() => queue.add('a', 'a 301')).toThrow(QueueFull);
  expect(queue.add('c', 'c 1')).toBe('a 300');
  expect(queue.add('c', 'c 2')).toBe('b 300');
  // 500 more networks find room, each for one page.
  for (let network = 0; network < 500; network++) queue.add(`n ${network}`, 'first');
  expect(queue.size).toBe(600);
  const left = queue.drain();
  expect(left.filter((item) => item === 'first')).toHaveLength(500);
  expect(left.filter((item) => item.startsWith('a ')).length).toBe(49);
});

test('who has as much as the others makes nobody leave', () => {
  const queue = new FairQueue<string>({ all: 2, each: 2 });
  queue.add('a', '1');
  queue.add('b', '1');
  expect(() => queue.add('c', '1')).toThrow(QueueFull);
});
