/** An expected failure as a value: `kind` for code, `sentence` says what happened and how to fix it. */
export interface Failure<Kind extends string = string> {
  kind: Kind;
  sentence: string;
}

export type Result<T, Kind extends string = string> =
  | { ok: true; value: T }
  | { ok: false; failure: Failure<Kind> };

export function success<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function failure<Kind extends string>(
  kind: Kind,
  sentence: string,
): { ok: false; failure: Failure<Kind> } {
  return { ok: false, failure: { kind, sentence } };
}
