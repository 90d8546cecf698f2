import { ownProcess } from '../ownProcess.ts';
import type { Attack } from './attack.ts';
import type { AttackPlan } from './attackers.ts';

/** What the attackers' process is told: whom to attack, and then to stop. */
export type AttackOrder = AttackPlan | 'stop';

/**
 * Begins to attack in a process of its own.
 * @returns what ends it, and throws when an attacker attacked nothing.
 */
export async function attackersApart(plan: AttackPlan) {
  const attackers = ownProcess<AttackOrder, readonly Attack[]>(
    new URL('./attackersProcess.ts', import.meta.url),
  );
  // Once it is there it says of none.
  await attackers.hear();
  attackers.tell(plan);
  return {
    async stop(): Promise<readonly Attack[]> {
      attackers.tell('stop');
      const attacks = await attackers.hear();
      attackers.end();
      return attacks;
    },
  };
}
