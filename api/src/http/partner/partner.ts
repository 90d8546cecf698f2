/** A service of another company that the site calls: its address and the key with which both sign. */
export interface Partner {
  url: string;
  secret: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const shortestSecret = 16;

/**
 * Reads a partner's address and secret; null when none is set.
 * @throws when a value is unusable, naming the variable.
 */
export function partnerOf(env: Environment, urlName: string, secretName: string): Partner | null {
  const url = env[urlName]?.replace(/\/$/, '');
  if (!url) return null;
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error(`${urlName} must be an address such as https://partner.example.com/v1`);
  const secret = env[secretName] ?? '';
  if (secret.length < shortestSecret)
    throw new Error(`${secretName} must have ${shortestSecret} characters or more`);
  return { url, secret };
}
