type Named = readonly [name: string, of: object];

function* one() {
  yield 1;
}
async function* asynchronously() {
  yield await Promise.resolve(1);
}

/**
 * What libraries give objects of their own by assignment (`error.name = …`, `node.toString = …`), which a locked prototype would
 * refuse them too. It stays open, and is looked at after each page.
 */
const givenAnew: ReadonlySet<PropertyKey> = new Set([
  ...['constructor', 'toString', 'toLocaleString', 'toJSON', 'valueOf', 'length'],
  ...['name', 'message', 'stack', 'cause', 'stackTraceLimit'],
]);

/** What all code of a realm shares: its globals, and what stands behind them. */
function sharedByAll(): Named[] {
  // Some of Node's globals are made when they are first read.
  for (const key of Reflect.ownKeys(globalThis)) Reflect.get(globalThis, key);
  const made = globalThis as unknown as Readonly<Record<string, object>>;
  const constructors = Object.getOwnPropertyNames(globalThis)
    .filter((name) => /^[A-Z]/.test(name) && typeof made[name] === 'function')
    .concat(Object.getOwnPropertyNames(Intl).map((name) => `Intl.${name}`));
  const valueAt = (name: string) =>
    name
      .split('.')
      .reduce<unknown>((of, key) => Reflect.get(Object(of) as object, key), globalThis);
  const prototypes = constructors.flatMap((name): Named[] => {
    const value = valueAt(name);
    if (typeof value !== 'function') return [];
    const { prototype } = value as { prototype?: object };
    return [[name, value], ...(prototype ? ([[`${name}.prototype`, prototype]] as const) : [])];
  });
  const of = (value: object): object => Object.getPrototypeOf(value) as object;
  const syntax: Named[] = [
    ['an array’s iterator', of([][Symbol.iterator]())],
    ['an iterator', of(of([][Symbol.iterator]()))],
    ['a map’s iterator', of(new Map().entries())],
    ['a set’s iterator', of(new Set().values())],
    ['a string’s iterator', of(''[Symbol.iterator]())],
    ['a match’s iterator', of(''.matchAll(/x/g))],
    ['a generator', of(of(one()))],
    ['an asynchronous function', of(async () => Promise.resolve())],
    ['an asynchronous generator', of(of(asynchronously()))],
    ['a typed array', of(Uint8Array)],
    ['a typed array’s prototype', of(Uint8Array.prototype)],
  ];
  const spaces = ['JSON', 'Math', 'Reflect', 'Atomics', 'Intl', 'console', 'crypto', 'performance'];
  const namespaces = spaces.flatMap((name): Named[] => (made[name] ? [[name, made[name]]] : []));
  return [...prototypes, ...syntax, ...namespaces, ['globalThis', globalThis]];
}

/** Makes what an object has stay, but for what objects are given anew. @returns what stays open. */
function lock(of: object): PropertyKey[] {
  const open: PropertyKey[] = [];
  for (const key of Reflect.ownKeys(of)) {
    const known = Object.getOwnPropertyDescriptor(of, key);
    if (!known) continue;
    const isValue = 'value' in known;
    if (isValue && known.writable && givenAnew.has(key)) open.push(key);
    else if (known.configurable)
      Object.defineProperty(of, key, { configurable: false, ...(isValue && { writable: false }) });
    else if (known.writable) Object.defineProperty(of, key, { writable: false });
  }
  Object.preventExtensions(of);
  return open;
}

/** What libraries themselves change all the time: React's own state (`__CLIENT_INTERNALS…`), and the value of a context. */
const keepsState = (name: string, exported: object) =>
  name.startsWith('__') || '$$typeof' in exported;

/** Locks a library's exports, the objects among them (`default`, actions of the store), and its classes. */
function lockLibrary(library: object): void {
  for (const [name, exported] of Object.entries(library) as [string, unknown][]) {
    if (typeof exported === 'function') {
      const { prototype } = exported as { prototype?: object };
      if (prototype) lock(prototype);
    } else if (typeof exported === 'object' && exported && !keepsState(name, exported))
      Object.freeze(exported);
  }
  Object.freeze(library);
}

/**
 * Locks the realm once the shell's code has run and before any remote's does: what remotes and shell share of the language, and
 * what they share of the libraries, nobody changes. Code that tries fails itself, where it stands.
 * @param libraries the shared singletons, by request.
 * @returns says what of that which must stay open is another than now, or null.
 */
export function lockRealm(libraries: Readonly<Record<string, unknown>>): () => string | null {
  const open = sharedByAll().flatMap(([name, of]) =>
    lock(of).map((key) => ({ name, of, key, value: Reflect.get(of, key) as unknown })),
  );
  for (const library of Object.values(libraries))
    if (typeof library === 'object' && library !== null) lockLibrary(library);
  Object.freeze(libraries);
  return () => {
    const changed = open.find(({ of, key, value }) => !Object.is(Reflect.get(of, key), value));
    return changed ? `${changed.name}.${String(changed.key)}` : null;
  };
}
