import { fieldFaults, type ContactFaults } from './contactFields.ts';

/** A failed call, or what the API said of a form that the browser sent. */
interface Failure {
  kind?: string;
  status?: number;
  fields?: Readonly<Record<string, string>>;
}

/** Why a message was not taken, as far as the traveller can act on it. */
export type SendFailure =
  | { kind: 'fields'; faults: ContactFaults }
  | { kind: 'offline' | 'timeout' | 'tooMany' | 'server' };
/** One that is no field's. */
export type GeneralFailure = Exclude<SendFailure['kind'], 'fields'>;

export function readSendFailure({ kind, status, fields = {} }: Failure): SendFailure {
  if (kind === 'offline' || kind === 'timeout') return { kind };
  if (status === 429) return { kind: 'tooMany' };
  // Nothing else that is asked for can be so long.
  const faults = status === 413 ? { comment: 'too-long' as const } : fieldFaults(fields);
  return Object.keys(faults).length > 0 ? { kind: 'fields', faults } : { kind: 'server' };
}
