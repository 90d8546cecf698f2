import { spawn } from 'node:child_process';
import type { App } from '@eldorado/build/app';

/** Builds an app in a process of its own, into the folder of releases, and says how long it took. Rejects when it does not build. */
export function buildApp(app: App): Promise<void> {
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
