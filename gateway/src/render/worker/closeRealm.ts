/**
 * Takes away from the bundles' realm what leads out of it. The process may read one file, this code; Node's permission
 * model refuses the rest of the disk, other processes, threads and native code. What is left, sockets among it, hangs
 * on `process` and on a few globals. See docs/decisions/024.
 * @param onExit called when code of a bundle asks for the end of the process.
 */
export function closeRealm(onExit: () => never): void {
  const facade = Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    version: process.version,
    versions: Object.freeze({ node: process.versions.node }),
    platform: process.platform,
    browser: false,
    nextTick: process.nextTick.bind(process),
    cwd: () => '/',
    exit: onExit,
    abort: onExit,
    emitWarning: () => undefined,
    on: () => facade,
    once: () => facade,
    off: () => facade,
  });
  const closed: Record<string, unknown> = { process: facade, fetch: refused, console: quiet() };
  for (const name of [
    'WebSocket',
    'EventSource',
    'Worker',
    'navigator',
    'BroadcastChannel',
    // A message is a turn of the event loop that no page's end would end.
    'MessageChannel',
    'MessagePort',
  ])
    closed[name] = undefined;
  for (const [name, value] of Object.entries(closed))
    Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
  // Whoever makes a `Response` has Node's own client loaded, which leaves what connects it here; what it finds here it takes.
  for (const version of [1, 2])
    Object.defineProperty(globalThis, Symbol.for(`undici.globalDispatcher.${version}`), {
      value: Object.freeze({ dispatch: onConnect }),
      writable: false,
      configurable: false,
    });
  // Who waits so computes nothing, and keeps the worker's other pages all the same.
  Object.defineProperty(Atomics, 'wait', {
    value: undefined,
    writable: false,
    configurable: false,
  });
  // Frames of the worker's own code are no way to its functions.
  Object.defineProperty(Error, 'prepareStackTrace', {
    value: undefined,
    writable: false,
    configurable: false,
  });
}

const noNetwork = 'A page on the server reads the API, through its http client.';
const refused = () => Promise.reject(new Error(noNetwork));
const onConnect = () => {
  throw new Error(noNetwork);
};

/** Bundles may log; what they log is nobody's. */
const quiet = () =>
  Object.freeze(
    Object.fromEntries(
      ['log', 'info', 'debug', 'warn', 'error', 'trace', 'table', 'group', 'groupEnd', 'time'].map(
        (name) => [name, () => undefined],
      ),
    ),
  );
