import type { PageDeclaration, QueryRule } from '@eldorado/remote';

/** Longer than any screen reads a text, in characters. */
const longest = 100;

const patterns: Readonly<Record<Exclude<QueryRule, readonly string[] | 'text'>, RegExp>> = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  clock: /^([01]\d|2[0-3]):[0-5]\d$/,
  digit: /^\d$/,
  secret: /^[\w.-]+$/,
};

/**
 * A page's address as the page reads it: its path, and of the query what its declaration names, in that order. All else,
 * such as where a campaign's visitors came from, changes no page and makes none: it stays in the browser's address.
 * @param page null where the address has none: nothing of its query is read.
 */
export function readAddress(address: URL, page: Pick<PageDeclaration, 'query'> | null): string {
  if (!address.search) return address.pathname;
  const read = new URLSearchParams();
  for (const [name, rule] of Object.entries(page?.query ?? {})) {
    const value = address.searchParams.get(name)?.slice(0, longest);
    if (value !== undefined && fits(value, rule)) read.set(name, value);
  }
  const query = read.toString();
  return address.pathname + (query && `?${query}`);
}

/**
 * Whether a page shows what is one person's: its address has a parameter that its declaration calls a secret.
 * @param read the address as the page reads it.
 */
export function isPersonal(read: string, page: Pick<PageDeclaration, 'query'> | null): boolean {
  return Object.entries(page?.query ?? {}).some(
    ([name, rule]) => rule === 'secret' && new URL(read, 'http://site').searchParams.has(name),
  );
}

function fits(value: string, rule: QueryRule): boolean {
  if (typeof rule !== 'string') return rule.includes(value);
  return rule === 'text' || patterns[rule].test(value);
}
