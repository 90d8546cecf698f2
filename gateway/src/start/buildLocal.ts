import { repoRoot, type App } from '@eldorado/build/app';
import {
  endedCanary,
  findVersion,
  liveSet,
  outOfServiceBy,
  renewDevelopmentStore,
  versionOfSources,
  type Change,
  type LogEntry,
  type ReleaseStore,
} from '@eldorado/releases';
import { makeLive } from './apps.ts';
import { localChannel } from './localChannel.ts';

interface Parts {
  store: ReleaseStore;
  apps: readonly App[];
  /** Builds an app into the store, as the version it names. */
  build: (app: App) => Promise<void>;
  /** Takes a line for whoever started it. */
  say: (line: string) => void;
}

/** Why something was made live here, as the log has it: by that it is known again. */
const why = {
  built: 'npm start built it',
  first: 'nothing was live',
  back: 'the sources are these again',
};

/**
 * Builds the apps whose sources have no release, and makes live on the channel `local` what was built, what has no live
 * version there, and what the sources are again where a start made others live, unless it was taken out of service. What
 * somebody made live by a command stays. It says each thing that it does.
 * @throws when an app does not build, or cannot be made live.
 */
export async function buildLocal({ store, apps, build, say }: Parts): Promise<void> {
  await renewDevelopmentStore(store, localChannel);
  const wanted = await Promise.all(
    apps.map(async (app) => {
      const { version, isBuilt } = await versionOfSources(store, app, repoRoot);
      return { app: { ...app, version }, isBuilt };
    }),
  );
  // Two at a time: a build uses one core.
  const queue = wanted.filter(({ isBuilt }) => !isBuilt);
  await Promise.all(
    [0, 1].map(async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await build(next.app);
    }),
  );

  const document = await store.readChannel(localChannel);
  const live = document.ok ? liveSet(document.value) : {};
  const log = await store.readLog();
  const whyLive = (name: string, version: string, isBuilt: boolean): string | null => {
    if (!isBuilt) return why.built;
    if (live[name] === undefined) return why.first;
    return live[name] !== version && isOfStart(log, name) ? why.back : null;
  };
  let changes = 0;
  for (const { app, isBuilt } of wanted) {
    const { name, version } = app;
    const reason = whyLive(name, version, isBuilt);
    if (reason === null) continue;
    const known = document.ok ? findVersion(document.value, name, version) : undefined;
    const out = known && outOfServiceBy(known);
    if (out) {
      say(`${name} ${version} stays out of service: ${out.why}`);
      continue;
    }
    const release = await store.readRelease(name, version);
    if (!release.ok) throw new Error(release.failure.sentence);
    const change = await makeLive(store, localChannel, release.value, reason);
    changes += 1;
    say(sentenceOf(change, isBuilt));
  }
  if (changes === 0) say(`Nothing to build, and nothing was changed on channel ${localChannel}.`);
  say(
    `Channel ${localChannel} is this machine's own; production and every other one are as they were.`,
  );
}

/** Whether it was a start that made live what is live of an app. */
function isOfStart(log: readonly LogEntry[], name: string): boolean {
  const last = log.findLast(({ channel, remote, before, after, apps }) => {
    const changed = apps ?? [{ remote, before, after }];
    return (
      channel === localChannel &&
      changed.some((app) => app.remote === name && app.after !== app.before)
    );
  });
  return Object.values(why).some((each) => each === last?.why);
}

function sentenceOf(change: Change, isBuilt: boolean): string {
  const { remote, version, before } = change;
  const instead = before === null ? 'nothing was live before' : `instead of ${before}`;
  const why = isBuilt ? '' : ', built just now';
  return `${remote} ${version} is live on channel ${localChannel}${why}, ${instead}.${endedCanary(change)}`;
}
