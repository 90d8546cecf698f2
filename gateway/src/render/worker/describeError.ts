/** What is said of what cannot be read: reading it throws. */
const unreadable = 'An error that cannot be read';

/** What was thrown, in words, with its frames where it has some. A remote may throw anything, also what throws when it is read. */
export function describeError(error: unknown): string {
  try {
    const said = String(error);
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    // Of code that does not parse the frames begin with the place, and say what it is last.
    const whole = stack === '' || stack.startsWith(said) ? stack || said : `${said}\n${stack}`;
    return whole.slice(0, 2_000);
  } catch {
    return unreadable;
  }
}

/** Whether what was thrown is an error of one of these names. */
export function isErrorNamed(error: unknown, names: readonly string[]): boolean {
  try {
    return error instanceof Error && names.includes(error.name);
  } catch {
    return false;
  }
}
