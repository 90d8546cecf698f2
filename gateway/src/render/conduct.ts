/** How often a version's code ended a worker before it is taken out of service, within `within` milliseconds. */
const deathsAllowed = 2;
const within = 120_000;
/** Milliseconds until a remote that ended a worker is tried again; doubled each time. */
const firstWait = 5_000;

/** Which versions of remotes have ended workers of late. */
export interface Conduct {
  /** Notes a death. @returns whether the version is to be taken out of service. */
  blame(remote: string, version: string): boolean;
  /** Whether it ended a worker of late: it is rendered apart from others. */
  isSuspect(remote: string, version: string): boolean;
  /** Whether it is not to be tried at present. */
  isOut(remote: string, version: string): boolean;
}

/** @param now milliseconds since the epoch. */
export function createConduct(now: () => number): Conduct {
  const deaths = new Map<string, number[]>();
  const recent = (remote: string, version: string) => {
    const id = `${remote}@${version}`;
    const times = (deaths.get(id) ?? []).filter((at) => at > now() - within);
    if (times.length > 0) deaths.set(id, times);
    else deaths.delete(id);
    return times;
  };
  return {
    blame(remote, version) {
      const times = [...recent(remote, version), now()];
      deaths.set(`${remote}@${version}`, times);
      return times.length > deathsAllowed;
    },
    isSuspect: (remote, version) => recent(remote, version).length > 0,
    isOut(remote, version) {
      const times = recent(remote, version);
      const last = times.at(-1);
      return last !== undefined && now() < last + firstWait * 2 ** (times.length - 1);
    },
  };
}
