import semver from 'semver';
import type { Release } from '../release/release.ts';

export type RollbackVerdict = { safe: true } | { safe: false; reasons: string[] };

/** React promises its server and its browser half to work together within one minor version only. */
const exactMinor = new Set(['react', 'react-dom']);

/**
 * Whether a release would work in a shell: same contract, every shared module in the same semver major and no newer
 * minor than the shell's, since it may use what a minor version added (React: the same minor).
 * @param live the release of the same remote that this shell serves now. Its contract stands in for the
 *   shell's when the shell's release names none.
 */
export function rollbackVerdict(target: Release, shell: Release, live?: Release): RollbackVerdict {
  const reasons: string[] = [];
  const id = `${target.name} ${target.version}`;
  const offered = shell.contract ?? live?.contract ?? null;
  if (offered === null) {
    reasons.push(`shell ${shell.version} does not say which contract it speaks`);
  } else if (target.contract !== offered) {
    reasons.push(`${id} has contract ${target.contract}, the live site has ${offered}`);
  }
  for (const [module, built] of Object.entries(target.shared)) {
    const served = Object.hasOwn(shell.shared, module) ? shell.shared[module] : undefined;
    if (served === undefined) {
      reasons.push(`${id} needs ${module} ${built}, which shell ${shell.version} does not share`);
    } else if (!together(module, built, served)) {
      reasons.push(
        `${id} was built with ${module} ${built}, shell ${shell.version} shares ${served}`,
      );
    }
  }
  return reasons.length === 0 ? { safe: true } : { safe: false, reasons };
}

function together(module: string, built: string, served: string): boolean {
  const [a, b] = [semver.parse(built), semver.parse(served)];
  if (!a || !b || a.major !== b.major) return false;
  return exactMinor.has(module) ? a.minor === b.minor : a.minor <= b.minor;
}
