import { hasControlCharacters } from '../controlCharacters.ts';

export interface FieldFailure {
  path: string;
  code: string;
}

/**
 * Reads the fields of a body of any shape, and gathers what fails: of each field the first failure. A field that failed has
 * some value of its type, with which nothing may be done.
 */
export function fieldReader(body: unknown) {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const failures: FieldFailure[] = [];
  function fail(path: string, code: string) {
    if (!failures.some((failure) => failure.path === path)) failures.push({ path, code });
  }

  /** A trimmed text of at most so many characters; empty when it is not there. */
  function text(path: string, most: number): string {
    const value = typeof given[path] === 'string' ? given[path].trim() : '';
    if (value.length > most) fail(path, 'too-long');
    else if (hasControlCharacters(value)) fail(path, 'invalid');
    return value;
  }

  function requiredText(path: string, most: number): string {
    const value = text(path, most);
    if (value === '') fail(path, 'required');
    return value;
  }

  function oneOf<T extends string>(path: string, known: readonly [T, ...T[]]): T {
    const found = known.find((word) => word === given[path]);
    if (found === undefined) fail(path, given[path] ? 'invalid' : 'required');
    return found ?? known[0];
  }

  /** A whole number; above the most its code is `too-many-` and the path. */
  function count(path: string, least: number, most: number): number {
    const value = given[path];
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      fail(path, 'required');
      return least;
    }
    if (value < least) fail(path, 'invalid');
    else if (value > most) fail(path, `too-many-${path}`);
    return value;
  }

  return {
    failures,
    fail,
    text,
    requiredText,
    oneOf,
    count,
    flag: (path: string) => given[path] === true,
  };
}

/** The same for equal bodies, whatever the order of their fields. */
export function bodyKey(body: unknown): string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body) ?? '';
  return JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));
}
