import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * A part of a bench in a process of its own, so that what it costs is not in the way of who measures the site beside it. It is told
 * `Order`s and says `Said`.
 */
export function ownProcess<Order extends object | string, Said>(script: URL) {
  const file = fileURLToPath(script);
  const child = fork(file, { execArgv: ['--import', '@eldorado/build/register'] });
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`${file} ended with ${code}`);
  });
  ended.catch(() => undefined);
  return {
    tell: (order: Order) => void child.send(order),
    /** What it says next. @throws when it ends instead. */
    async hear(): Promise<Said> {
      const [said] = (await Promise.race([once(child, 'message'), ended])) as [Said];
      return said;
    },
    end: () => void child.kill(),
  };
}
