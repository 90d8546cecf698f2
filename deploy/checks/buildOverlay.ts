import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { deployDir, parseYaml } from './files.ts';
import type { Manifest } from './kubernetesTypes.ts';

/** kustomize, or a kubectl that has one new enough (1.21) for components; null where neither is installed. */
function findKustomize(): readonly [string, ...string[]] | null {
  for (const [file, ...args] of [
    ['kustomize', 'build'],
    ['kubectl', 'kustomize'],
  ] as const) {
    try {
      const help = execFileSync(file, [...args, '--help'], { encoding: 'utf8', stdio: 'pipe' });
      if (help.includes('--load-restrictor')) return [file, ...args];
    } catch {
      continue;
    }
  }
  return null;
}

const kustomize = findKustomize();

/** Whether overlays can be built on this machine. Debian has no kustomize, and a kubectl that is too old. */
export const canBuildOverlays = kustomize !== null;

/** What an overlay comes to. @throws with kustomize's words when it does not build. */
export function buildOverlay(folder: string): Manifest[] {
  if (!kustomize) throw new Error('Neither kustomize nor kubectl 1.21 or newer is installed');
  const [file, ...args] = kustomize;
  const text = execFileSync(file, [...args, path.join(deployDir, folder)], { encoding: 'utf8' });
  return parseYaml(text) as Manifest[];
}
