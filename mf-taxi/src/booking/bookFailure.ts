import { fieldsOf, type DraftFaults, type DraftField } from './draft.ts';

/** A failed call as RTK Query reports it; without `kind` something threw before the call. */
interface Failure {
  message?: string;
  kind?: string;
  status?: number;
  code?: string;
  fields?: Readonly<Record<string, string>>;
}

/** Why a ride was not booked, as far as the traveller can act on it. */
export type BookFailure =
  | { kind: 'fields'; faults: DraftFaults }
  | { kind: 'offline' | 'timeout' | 'session' | 'tooMany' | 'rides' | 'taken' | 'server' };

/** The form's names of what the API calls otherwise. */
const names: Readonly<Record<string, DraftField>> = { at: 'time', paymentMethod: 'payment' };

export function readBookFailure({ kind, status, code, fields = {} }: Failure): BookFailure {
  if (kind === 'offline' || kind === 'timeout') return { kind };
  if (status === 401) return { kind: 'session' };
  if (status === 429) return { kind: 'tooMany' };
  const known: readonly DraftField[] = [...fieldsOf.trip, ...fieldsOf.details];
  const faults: DraftFaults = {};
  for (const [path, code] of Object.entries(fields)) {
    const name = path.replace(/^\//, '');
    const field = names[name] ?? known.find((candidate) => candidate === name);
    if (field) faults[field] = code;
  }
  if (Object.keys(faults).length > 0) return { kind: 'fields', faults };
  if (code === 'no-vehicle') return { kind: 'taken' };
  return { kind: code === 'too-many-bookings' ? 'rides' : 'server' };
}
