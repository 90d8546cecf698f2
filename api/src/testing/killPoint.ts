import pg from 'pg';

/**
 * A named place of the code at which a process is killed: a statement, by how it begins, before it or after it, or before or after the
 * commit of its transaction; or a call that is `watched`, before it or after it.
 */
export interface KillPoint {
  at: string;
  when: 'before' | 'after' | 'before commit' | 'after commit';
}

let awaited: KillPoint | null = null;

function reach(at: string, when: KillPoint['when']) {
  if (awaited?.when === when && at.startsWith(awaited.at)) process.kill(process.pid, 'SIGKILL');
}

/** Lets a call be a place at which the process is killed. @param at its name. */
export const watched =
  <Given extends unknown[], Answer>(at: string, call: (...given: Given) => Promise<Answer>) =>
  async (...given: Given): Promise<Answer> => {
    reach(at, 'before');
    const answer = await call(...given);
    reach(at, 'after');
    return answer;
  };

type Query = (this: pg.Client, ...asked: unknown[]) => unknown;

/** The statement of a query, its words one space apart. */
const statementOf = (asked: unknown) =>
  String((asked as { text?: string }).text ?? asked)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Makes each statement of this process a place, and hears from the test that started it at which one it ends. */
export function takeKillPoints(): void {
  process.on('message', (point: KillPoint) => {
    awaited = point;
    process.send?.('awaited');
  });
  // The test is gone.
  process.once('disconnect', () => process.exit());
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const transactions = new WeakMap<pg.Client, string[]>();
  prototype.query = function (...asked) {
    const statement = statementOf(asked[0]);
    const said = transactions.get(this) ?? [];
    reach(statement, 'before');
    if (statement === 'commit') for (const one of said) reach(one, 'before commit');
    const answer = query.apply(this, asked);
    if (statement === 'begin' || statement === 'rollback') transactions.set(this, []);
    else said.push(statement);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((rows: unknown) => {
      reach(statement, 'after');
      if (statement === 'commit') for (const one of said) reach(one, 'after commit');
      return rows;
    });
  };
}
