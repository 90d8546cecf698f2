import { attackers } from './attackers.ts';
import type { AttackOrder } from './attackersApart.ts';

// The process that `attackersApart` begins: it says that it is there, and what became of its attackers once they are to stop.
let attack: ReturnType<typeof attackers> | undefined;

process.on('message', (order: AttackOrder) => {
  if (order === 'stop') void attack?.stop().then((attacks) => process.send?.(attacks));
  else attack = attackers(order);
});
// Whoever measured has ended.
process.on('disconnect', () => process.exit());
process.send?.([]);
