/** Runs a statement and answers its rows. */
type Query = (text: string, values: unknown[]) => Promise<{ who: string; until: string }[]>;

/** The sessions at /ops, for all gateways of a database. Each call rejects while it is away, or the gateway's role may not see them. */
export interface OperatorSessions {
  /** @param key a digest of what the operator has. @param until milliseconds since the epoch. */
  begin(key: string, session: { who: string; until: number }): Promise<void>;
  find(key: string): Promise<{ who: string; until: number } | null>;
  end(key: string): Promise<void>;
}

/** Operators' sessions in the database. Each beginning deletes those that have ended. */
export function openOperatorSessions(query: Query): OperatorSessions {
  return {
    async begin(key, { who, until }) {
      await query('delete from operator_sessions where ends_at < now()', []);
      await query(
        'insert into operator_sessions (key, who, ends_at) values ($1, $2, to_timestamp($3))',
        [key, who, until / 1_000],
      );
    },
    async find(key) {
      const [row] = await query(
        'select who, extract(epoch from ends_at) * 1000 as until from operator_sessions where key = $1',
        [key],
      );
      return row ? { who: row.who, until: Number(row.until) } : null;
    },
    async end(key) {
      await query('delete from operator_sessions where key = $1', [key]);
    },
  };
}
