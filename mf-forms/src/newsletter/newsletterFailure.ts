import { knownFaults, type Faults } from './newsletterRules.ts';

/** A failed call, or what the API said of a form that the browser sent. */
interface Failure {
  kind?: string;
  status?: number;
  fields?: Readonly<Record<string, string>>;
}

/** Why a sign-up was not taken, as far as the reader can act on it. */
export type SignUpFailure =
  | { kind: 'fields'; faults: Faults }
  | { kind: 'offline' | 'timeout' | 'busy' | 'tooMany' | 'server' };

/** Why a sign-up was not taken, as far as its reader can act on it. */
export function readSignUpFailure({ kind, status, fields = {} }: Failure): SignUpFailure {
  if (kind === 'offline' || kind === 'timeout') return { kind };
  if (status === 429) return { kind: fields['proof'] === undefined ? 'tooMany' : 'busy' };
  const faults = knownFaults(fields);
  return Object.keys(faults).length > 0 ? { kind: 'fields', faults } : { kind: 'server' };
}
