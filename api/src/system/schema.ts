import Type from 'typebox';
import { words, Instant, DataSource } from '../http/schema.ts';

export const Health = Type.Object(
  {
    status: words(['ok', 'down']),
    database: words(['ok', 'down']),
    version: Type.String(),
    now: Instant,
    source: DataSource,
  },
  { $id: 'Health' },
);
