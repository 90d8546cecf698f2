import { lastChange, type Database } from './db/database.ts';
import type { Domain } from './domain.ts';
import { domains } from './domains.ts';
import type { Store } from './store.ts';

/** Those with a memory, each after those that it is made of. */
const inOrder: Domain[] = [];
function add(domain: Domain) {
  if (inOrder.includes(domain) || !domain.memory) return;
  for (const name of domain.memory.of ?? []) {
    const other = domains.find((one) => one.name === name);
    // One that is misspelt would go unread for ever.
    if (!other?.memory) throw new Error(`${domain.name} is made of ${name}, which keeps nothing`);
    add(other);
  }
  inOrder.push(domain);
}
for (const domain of domains) add(domain);

async function read(
  database: Database,
  now: Date,
  changed: ReadonlySet<string>,
  before: Store,
): Promise<Store> {
  const orm = database.work.orm();
  const wanted = new Set(changed);
  for (const { name, memory } of inOrder)
    if (memory?.of?.some((other) => wanted.has(other))) wanted.add(name);
  const changedAt = await lastChange(database.work);
  let store = before;
  for (const { name, memory } of inOrder)
    if (wanted.has(name))
      store = { ...store, ...(await memory?.read({ database, orm, now, changed }, store)) };
  // A clock that stands still may be behind the database's.
  return { ...store, loadedAt: Math.min(changedAt?.getTime() ?? Infinity, now.getTime()) };
}

/** Reads every table that answers are made from, in one snapshot's worth of short queries. Throws when the database is away. */
export const loadStore = (database: Database, now: Date): Promise<Store> =>
  read(database, now, new Set(inOrder.map(({ name }) => name)), {} as Store);

/** Whether a change is of a domain that this process knows: one of another version may announce others. */
export const isDomain = (name: string): boolean => inOrder.some((domain) => domain.name === name);

/** The store with what some domains keep, and what is made of it, read again. Throws when the database is away. */
export const reloadDomains = (
  database: Database,
  now: Date,
  store: Store,
  changed: readonly string[],
): Promise<Store> => read(database, now, new Set(changed), store);
