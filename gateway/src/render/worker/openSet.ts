import type { RemoteDefinition } from '@eldorado/remote';
import type { ShellBundle } from 'shell/contract';
import type { LiveSet } from '../../live/liveSet.ts';
import type { SetToOpen } from '../protocol.ts';
import { evaluate } from './evaluate.ts';
import { beginPage, endTimers, running, type Scope } from './watchTimers.ts';

/** A set whose code is evaluated. */
export interface OpenSet extends LiveSet {
  shell: ShellBundle;
  /** Rejects for a remote that did not start. */
  fetchRemote(name: string): Promise<RemoteDefinition>;
  /** What of it did not start, by name. */
  faults: Readonly<Record<string, string>>;
  pictureHrefs: Readonly<Record<string, string>>;
}

/**
 * Evaluates a set's code, app by app.
 * @param opening called before an app's code is run.
 * @param leftTimer called when it set a timer that repeats; it is ended.
 * @throws when the shell's does not start; a remote that does not breaks only its own pages.
 */
export function openSet(
  set: SetToOpen,
  opening: (name: string) => void,
  leftTimer: (scope: Scope) => void,
): OpenSet {
  opening('shell');
  const shell = evaluate<ShellBundle>('shell/server/shell.cjs', set.sources['shell'] ?? '', null);
  const remotes = new Map<string, RemoteDefinition>();
  const faults: Record<string, string> = {};
  for (const [name] of set.apps) {
    if (name === 'shell' || set.without.includes(name)) continue;
    opening(name);
    try {
      const file = `${name}/server/remote.cjs`;
      const source = set.sources[name] ?? '';
      const scope: Scope = { remote: name, page: beginPage(null) };
      const start = () => evaluate<{ default: RemoteDefinition }>(file, source, shell.shared);
      remotes.set(name, running.run(scope, start).default);
      if (endTimers(scope.page)) leftTimer(scope);
    } catch (error) {
      faults[name] = String(error);
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
