import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';

/**
 * Makes sure that the programs are there that check deploy/: nginx, Caddy, promtool and PostgreSQL, as Debian has them.
 * @throws with what to do when they are not and cannot be installed.
 */
export function installDeploymentPrograms(): void {
  try {
    execFileSync(path.join(repoRoot, 'deploy/checks/install.sh'), {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    throw new Error(
      'What checks deploy/ is missing and could not be installed. As root on Debian: deploy/checks/install.sh',
      { cause: error },
    );
  }
}
