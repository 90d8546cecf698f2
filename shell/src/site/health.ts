/** The state of the site and its parts, as `/health` answers it in JSON. */
export interface Health {
  /** The worst of its parts: only `down` is answered with 503. */
  status: PartStatus;
  parts: readonly HealthPart[];
}

/** `stale`: it serves what was good before, since what came after was refused. */
export type PartStatus = 'ok' | 'stale' | 'down';

export interface HealthPart {
  /** site, api, database, or a remote's name. */
  name: string;
  status: PartStatus;
  version: string | null;
  /** What is wrong, for the operator; null when all is well. */
  fault: string | null;
}
