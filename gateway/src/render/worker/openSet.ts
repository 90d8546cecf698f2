import type { RemoteDefinition } from '@eldorado/remote';
import type { ShellBundle } from 'shell/contract';
import type { PageSet } from '../../live/liveSet.ts';
import type { SetToOpen } from '../pool/protocol.ts';
import { describeError } from './describeError.ts';
import { evaluate } from './evaluate.ts';
import { beginPage, endTimers, running, type Scope } from './watchTimers.ts';

const decoder = new TextDecoder();

/** A set whose code is evaluated. */
export interface OpenSet extends PageSet {
  shell: ShellBundle;
  /** Rejects for a remote that did not start. */
  fetchRemote(name: string): Promise<RemoteDefinition>;
  /** What of it did not start, by name. */
  faults: Readonly<Record<string, string>>;
  pictureHrefs: Readonly<Record<string, string>>;
}

/** What is done while a set is opened. */
export interface Opening {
  /** An app's code is about to run. */
  begins(name: string): void;
  /** The shell's has run, and no remote's yet. */
  shellRan(shell: ShellBundle): void;
  /** A remote's has run. @param leftTimer it set a timer that repeats, which was ended. */
  remoteRan(scope: Scope, leftTimer: boolean): void;
}

/**
 * Evaluates a set's code, app by app.
 * @throws when the shell's does not start; a remote that does not breaks only its own pages.
 */
export function openSet(set: SetToOpen, opening: Opening): OpenSet {
  opening.begins('shell');
  // All of them before the first runs: one that changed the decoder would change the code of the others.
  const sources = new Map(
    Object.entries(set.sources).map(([name, bytes]) => [name, decoder.decode(bytes)]),
  );
  const shell = evaluate<ShellBundle>('shell/server/shell.cjs', sources.get('shell') ?? '', null);
  opening.shellRan(shell);
  const remotes = new Map<string, RemoteDefinition>();
  const faults: Record<string, string> = {};
  for (const [name] of set.apps) {
    if (name === 'shell' || set.without.includes(name)) continue;
    opening.begins(name);
    try {
      const file = `${name}/server/remote.cjs`;
      const source = sources.get(name) ?? '';
      const scope: Scope = { remote: name, page: beginPage(null) };
      const start = () => evaluate<{ default: RemoteDefinition }>(file, source, shell.shared);
      remotes.set(name, running.run(scope, start).default);
      opening.remoteRan(scope, endTimers(scope.page) !== null);
    } catch (error) {
      faults[name] = describeError(error);
    }
  }
  return {
    id: set.id,
    versions: set.versions,
    apps: new Map(set.apps),
    fallbacks: new Map(set.fallbacks),
    shell,
    faults,
    pictureHrefs: set.pictureHrefs,
    fetchRemote(name) {
      const remote = remotes.get(name);
      return remote ? Promise.resolve(remote) : Promise.reject(outOfService(name));
    },
  };
}

/** What the error page shows of a remote that is out of service: the site is there, this page is not at present. */
export const outOfService = (name: string) =>
  Object.assign(new Error(`${name} is out of service`), {
    status: 503,
    code: 'remote-out-of-service',
    message: '',
  });
