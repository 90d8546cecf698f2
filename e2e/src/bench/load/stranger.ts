import { createAsk } from '../../support/visitors/ask.ts';
import { newConnections } from '../crisis/rawAttackers.ts';

/**
 * What one client does at a site. It runs in a process of its own, so that what it costs is not in the way of who measures the site
 * beside it. To `at once` and to `stop` it says how often each status came.
 */
export type Order =
  /** Asks for so many distinct pages at once, over connections that it keeps. */
  | { kind: 'at once'; origin: string; count: number; round: number }
  /** Opens so many connections, each for another page and anew as it is answered, until it is told to stop. */
  | { kind: 'anew'; origin: string; count: number }
  | { kind: 'stop' };

export type Answers = Readonly<Record<string, number>>;

const visitor = 70_000;

async function askAtOnce(origin: string, count: number, round: number): Promise<Answers> {
  const ask = createAsk({ port: Number(new URL(origin).port) });
  const asked = Array.from({ length: count }, (_, index) =>
    ask({ path: `/vuelos/salidas?q=${round}-${index}`, visitor }),
  );
  const answers: Record<string, number> = {};
  for (const { status } of await Promise.all(asked)) answers[status] = (answers[status] ?? 0) + 1;
  ask.close();
  return answers;
}

let anew: ReturnType<typeof newConnections> | undefined;

process.on('message', (order: Order) => {
  void (async () => {
    if (order.kind === 'at once')
      process.send?.(await askAtOnce(order.origin, order.count, order.round));
    else if (order.kind === 'anew') anew = newConnections(order.origin, '10.2.0.1', order.count);
    else process.send?.((await anew?.stop())?.answers);
  })();
});
// Whoever measured has ended.
process.on('disconnect', () => process.exit());
