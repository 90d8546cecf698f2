import { createRequire } from 'node:module';
import vm from 'node:vm';

/** What the shell's bundle may use of Node: computing, and nothing that leaves the process. */
const computing = ['async_hooks', 'crypto', 'events', 'stream', 'url', 'util'];

/**
 * Evaluates a server bundle, whose hash the gateway has checked. A remote's shared singletons are injected instead of
 * required, and it has no module of Node's.
 * @param name names its frames in stacks: `mf-flights/server/remote.cjs`.
 * @param injected modules by request, e.g. `react`; null for the shell, which has what React's server part needs.
 * @throws what the bundle throws, or that it asks for a module that it may not have.
 */
export function evaluate<Exports>(
  name: string,
  source: string,
  injected: Readonly<Record<string, unknown>> | null,
): Exports {
  const module = { exports: {} as Exports };
  const require = (request: string): unknown => {
    const bare = request.replace(/^node:/, '');
    if (injected && Object.hasOwn(injected, request)) return injected[request];
    if (!injected && computing.includes(bare)) return nodeRequire(bare);
    throw new Error(`${name} asks for '${request}', which it may not have on the server`);
  };
  const run = vm.compileFunction(source, ['module', 'exports', 'require'], {
    filename: name,
  }) as (
    module: { exports: Exports },
    exports: Exports,
    require: (request: string) => unknown,
  ) => void;
  run(module, module.exports, require);
  return module.exports;
}

// The worker is one CommonJS file, which has a `require` of its own only while it is loaded.
const nodeRequire = createRequire('/');
