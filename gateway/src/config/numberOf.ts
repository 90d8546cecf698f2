type Environment = Readonly<Record<string, string | undefined>>;

/** A number of the environment that is not negative. @throws with its name when it is none. */
export function numberOf(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  // An empty text, as compose files pass on an unset variable, would count as 0.
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new Error(`${name} must be a number, not '${text}'`);
  return value;
}
