/**
 * What code gives objects of its own by assignment, which a locked prototype would refuse it: a build's list of chunks, an array, has a
 * `push` of its own.
 */
const givenAnew: readonly PropertyKey[] = ['push', 'constructor', 'toString', 'toLocaleString'];

/** What is locked of the language. Of the rest of a browser, `fetch` and `history` among it, extensions change what they need. */
const language = () => [
  ...[Array, Map, Set, Promise, String].map(({ prototype }) => prototype as object),
  ...[JSON, Math, Reflect],
];

/** Makes what an object has stay; it may be given more. */
function lock(of: object): void {
  for (const key of Reflect.ownKeys(of)) {
    const known = givenAnew.includes(key) ? undefined : Reflect.getOwnPropertyDescriptor(of, key);
    // One that cannot be locked, since an extension made it so, stays as it is.
    if (known)
      Reflect.defineProperty(of, key, {
        configurable: false,
        ...('value' in known && { writable: false }),
      });
  }
}

/**
 * Locks what the remotes of a tab share, before any of their code runs: who changes it fails where it does so, and is reported as
 * whoever fails by itself. React's own state and the values of contexts change all the time.
 * @param libraries the shared modules.
 */
export function lockShared(libraries: readonly unknown[]): void {
  language().forEach(lock);
  for (const library of libraries) {
    const exported = Object.entries(library as object) as [string, unknown][];
    for (const [name, value] of exported)
      if (typeof value === 'object' && value && !name.startsWith('__') && !('$$typeof' in value))
        Object.freeze(value);
    Object.freeze(library);
  }
}
