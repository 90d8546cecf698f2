import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FactRow } from '../facts/periods.ts';
import { services } from './tables.ts';

/** What is no fact, or one of another kind, of those that services name; each a sentence. */
export async function misnamedFacts(
  orm: NodePgDatabase,
  kinds: ReadonlyMap<string, FactRow['kind']>,
): Promise<string[]> {
  const rows = await orm.select().from(services);
  return rows.flatMap(({ slug, hours, price, phone, facts }) => [
    ...[hours, price, phone, ...facts]
      .filter((id) => id !== null && !kinds.has(id))
      .map((id) => `the service ${slug} names ${id ?? ''}, which is no fact`),
    ...(hours !== null && (kinds.get(hours) ?? 'hours') !== 'hours'
      ? [`the service ${slug} has ${hours} as its hours, which are none`]
      : []),
    ...(phone !== null && (kinds.get(phone) ?? 'phone') !== 'phone'
      ? [`the service ${slug} has ${phone} as its telephone, which is none`]
      : []),
  ]);
}
