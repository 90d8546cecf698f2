import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { releasesDir, repoRoot, type App } from '@eldorado/build/app';
import {
  configuredStore,
  liveSet,
  renewDevelopmentStore,
  versionToBuild,
  type Release,
} from '@eldorado/releases';
import { listApps, makeLive } from './apps.ts';

/**
 * `npm start`: builds what is missing, makes it live where nothing is, and starts the site. A version that
 * operations rolled back stays rolled back: only an app that was built just now, or that has no live version
 * at all, is made live. `--build-only` stops before the site starts.
 */
const { values } = parseArgs({ options: { 'build-only': { type: 'boolean', default: false } } });
/** Milliseconds. */
const day = 86_400_000;
const store = configuredStore(releasesDir());
const channel = process.env['CHANNEL'] ?? 'production';

await renewDevelopmentStore(store, channel);
const missing = (await Promise.all(listApps().map(findBuild))).filter((app) => app !== null);
// Two at a time: a build uses one core.
const queue = [...missing];
await Promise.all(
  [0, 1].map(async () => {
    for (let app = queue.shift(); app; app = queue.shift()) await build(app);
  }),
);
for (const app of missing) await makeLive(store, channel, await read(app), 'npm start built it');

const document = await store.readChannel(channel);
const live = document.ok ? liveSet(document.value) : {};
for (const app of listApps()) {
  if (!live[app.name])
    await makeLive(store, channel, await read(app), 'npm start: nothing was live');
}
if (!values['build-only']) {
  await import('./main.ts');
  // A site that runs for months with the development key has nobody who renews its document.
  setInterval(() => void renewDevelopmentStore(store, channel).catch(reportError), day).unref();
}

function reportError(error: unknown): void {
  process.stderr.write(`${String(error)}\n`);
}

/** The app as it must be built, or null when a release of the present sources is there. */
async function findBuild(app: App): Promise<App | null> {
  const version = await versionToBuild(store, app, repoRoot);
  return version === null ? null : { ...app, version };
}

async function read(app: App): Promise<Release> {
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
