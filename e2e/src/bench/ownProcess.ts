import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A part of a bench in a process of its own, so that what it costs is not in the way of who measures the site beside it. It is told
 * `Order`s and says `Said`, and ends with who began it.
 *
 * Linux shares cores out among sessions (autogroup): who measured waited up to 600 ms for one, which counted as the site's. So the part
 * has a session of its own, and until its end who measures comes before both, where he may (root).
 */
export function ownProcess<Order extends object | string, Said>(script: URL) {
  const file = fileURLToPath(script);
  const execArgv = ['--import', '@eldorado/build/register'];
  const child = fork(file, { execArgv, detached: true });
  putFirst(true);
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
    end() {
      child.kill();
      putFirst(false);
    },
  };
}

function putFirst(isFirst: boolean): void {
  try {
    writeFileSync('/proc/self/autogroup', isFirst ? '-10' : '0');
  } catch {
    process.stderr.write('Measured without priority: what this machine does beside it counts.\n');
  }
}
