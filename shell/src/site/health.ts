/** The state of the site and its parts, as `/health` answers it in JSON. */
export interface Health {
  status: 'ok' | 'down';
  parts: readonly HealthPart[];
}

export interface HealthPart {
  /** site, api, database, or a remote's name. */
  name: string;
  status: 'ok' | 'down';
  version: string | null;
  /** What is wrong, for the operator; null when all is well. */
  fault: string | null;
}
