import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Nothing that asks the network by itself, and no GPU: the tests run as root in containers too. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium that has no window and can have none, in which journeys take half as long. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Finds a browser: CHROMIUM_PATH, the system's, Playwright's own, else Debian's package is installed.
 * @param whole for what the one without windows cannot do: notifications.
 * @throws with what to do when there is none and none can be installed.
 */
export function findChromium({ whole = false } = {}): string {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...(whole ? [] : [headlessShell]),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    playwrightsOwn(),
  ];
  const found = candidates.find((candidate) => candidate && existsSync(candidate));
  if (found) return found;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    throw new Error(
      'No Chromium found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  return '/usr/bin/chromium';
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
