import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Attack } from './attack.ts';
import type { Target } from './attackers.ts';

/** What the attackers' process is told: whom to attack, and then to stop. */
export type AttackOrder = { origin: string; target: Target } | 'stop';

/**
 * Begins to attack in a process of its own, so that what it costs is not in the way of who measures the site beside it.
 * @returns what ends it, and throws when an attacker attacked nothing.
 */
export async function attackersApart(origin: string, target: Target) {
  const child = fork(fileURLToPath(new URL('./attackersProcess.ts', import.meta.url)), {
    execArgv: ['--import', '@eldorado/build/register'],
  });
  const tell = (order: AttackOrder) => child.send(order);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The attackers ended with ${code}`);
  });
  ended.catch(() => undefined);
  const hear = () => Promise.race([once(child, 'message'), ended]);
  await hear();
  tell({ origin, target });
  return {
    async stop(): Promise<readonly Attack[]> {
      tell('stop');
      const [attacks] = (await hear()) as [readonly Attack[]];
      child.kill();
      return attacks;
    },
  };
}
