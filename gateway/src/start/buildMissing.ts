import { spawn } from 'node:child_process';
import { repoRoot, type App } from '@eldorado/build/app';
import {
  liveSet,
  renewDevelopmentStore,
  versionToBuild,
  type Release,
  type ReleaseStore,
} from '@eldorado/releases';
import { listApps, makeLive } from './apps.ts';

/**
 * Builds the apps whose sources have no release, and makes live what has no live version. A version that operations
 * rolled back stays rolled back: only an app that was built just now, or that has no live version at all, is made live.
 * @throws when an app does not build, or cannot be made live.
 */
export async function buildMissing(store: ReleaseStore, channel: string): Promise<void> {
  await renewDevelopmentStore(store, channel);
  const missing = (await Promise.all(listApps().map((app) => findBuild(store, app)))).filter(
    (app) => app !== null,
  );
  // Two at a time: a build uses one core.
  const queue = [...missing];
  await Promise.all(
    [0, 1].map(async () => {
      for (let app = queue.shift(); app; app = queue.shift()) await build(app);
    }),
  );
  for (const app of missing)
    await makeLive(store, channel, await read(store, app), 'npm start built it');

  const document = await store.readChannel(channel);
  const live = document.ok ? liveSet(document.value) : {};
  for (const app of listApps()) {
    if (!live[app.name])
      await makeLive(store, channel, await read(store, app), 'npm start: nothing was live');
  }
}

/** The app as it must be built, or null when a release of the present sources is there. */
async function findBuild(store: ReleaseStore, app: App): Promise<App | null> {
  const version = await versionToBuild(store, app, repoRoot);
  return version === null ? null : { ...app, version };
}

async function read(store: ReleaseStore, app: App): Promise<Release> {
  const release = await store.readRelease(app.name, app.version);
  if (!release.ok) throw new Error(release.failure.sentence);
  return release.value;
}

function build(app: App): Promise<void> {
  const started = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build'], {
      cwd: app.dir,
      env: { ...process.env, RELEASE_VERSION: app.version },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`${app.name} does not build`));
      process.stdout.write(
        `  built ${app.name} ${app.version} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
      );
      resolve();
    });
  });
}
