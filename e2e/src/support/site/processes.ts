import { readFileSync } from 'node:fs';

/** The processes that a process has started and that live, in order of their start. Linux only. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return []; // It ended meanwhile.
  }
}

/** The rendering workers of a site: its children that Node's permissions confine. */
export const renderingWorkers = (site: number): number[] =>
  childrenOf(site).filter((pid) => commandOf(pid).includes('--experimental-permission'));

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Megabytes that a process and all below it hold in memory. */
export function residentOf(pid: number): number {
  let own = 0;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    // It ended meanwhile.
  }
  return childrenOf(pid).reduce((sum, child) => sum + residentOf(child), own);
}
