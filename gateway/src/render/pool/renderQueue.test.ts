import { QueueFull } from '@eldorado/http/fair-queue';
import { RenderQueue } from './renderQueue.ts';

const most = { all: 10, each: 10 };

function drained(queue: RenderQueue<string>): string {
  const order: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) order.push(item);
  return order.join(' ');
}

test('visitors come before refreshes, of which some are made all the same', () => {
  const queue = new RenderQueue<string>(most);
  for (const page of ['r1', 'r2', 'r3']) queue.add('one', page, true);
  for (const page of ['v1', 'v2', 'v3', 'v4']) queue.add('one', page, false);
  expect([queue.size, queue.waiting]).toEqual([7, 4]);
  expect(drained(queue)).toBe('v1 v2 v3 r1 v4 r2 r3');
});

test('refreshes that fill their part keep no visitor out', () => {
  const queue = new RenderQueue<string>({ all: 2, each: 2 });
  queue.add('one', 'r1', true);
  queue.add('one', 'r2', true);
  expect(() => queue.add('one', 'r3', true)).toThrow(QueueFull);
  queue.add('one', 'v1', false);
  expect(queue.drain()).toEqual(['v1', 'r1', 'r2']);
});
