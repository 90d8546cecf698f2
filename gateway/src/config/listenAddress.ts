import type { ListenAddress } from 'api/listen';
import { numberOf } from './numberOf.ts';

/** Where the gateway listens. @throws with the variable that is wrong. */
export function readListenAddress(
  env: Readonly<Record<string, string | undefined>>,
): ListenAddress {
  const port = numberOf(env, 'PORT', 8080);
  if (!Number.isInteger(port) || port > 65_535) throw new Error('PORT must be 0 to 65535');
  return { host: env['HOST'] ?? '127.0.0.1', port };
}
