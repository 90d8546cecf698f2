import { readFileSync } from 'node:fs';

/** Ticks of Linux's clock a second, the same on all its machines of today. */
const ticks = 100;

/**
 * Seconds of CPU that a process has used, or null where the system does not say (other than Linux): a machine with more
 * work than cores makes a process silent that has done nothing wrong.
 */
export function cpuSeconds(pid: number | undefined): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before them may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return null;
  }
}
