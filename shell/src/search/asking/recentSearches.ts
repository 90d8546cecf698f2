const key = 'recent-searches';
/** How many are kept. */
const kept = 5;

/** What was looked for on this device, the last first. */
export function recentSearches(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter((item) => typeof item === 'string') : [];
  } catch {
    // A private window may refuse its storage, and anybody may have written into it.
    return [];
  }
}

/** Keeps a query that led somewhere. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text) save([text, ...without(text)].slice(0, kept));
}

export const forgetSearch = (query: string): void => save(without(query));

const without = (query: string): string[] =>
  recentSearches().filter((item) => item.toLowerCase() !== query.toLowerCase());

function save(queries: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(queries));
  } catch {
    // Without storage the search works as well, only without a memory.
  }
}
