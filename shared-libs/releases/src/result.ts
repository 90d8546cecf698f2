/** An expected failure as a value: `kind` for code, `sentence` says what happened and how to fix it. */
export interface Failure<Kind extends string = string> {
  kind: Kind;
  sentence: string;
}

export type Result<T, Kind extends string = string> =
  | { ok: true; value: T }
  | { ok: false; failure: Failure<Kind> };

/** One refusal for several reasons, each on a line of its own; of a single one that itself. */
export function refusalOf<Kind extends string>(
  failures: readonly Failure<Kind>[],
): { ok: false; failure: Failure<Kind | 'several'> } {
  const different = [...new Map(failures.map((each) => [each.sentence, each])).values()];
  const [first, ...others] = different;
  if (first && others.length === 0) return { ok: false, failure: first };
  return failure('several', different.map(({ sentence }) => sentence).join('\n'));
}

export function success<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function failure<Kind extends string>(
  kind: Kind,
  sentence: string,
): { ok: false; failure: Failure<Kind> } {
  return { ok: false, failure: { kind, sentence } };
}
