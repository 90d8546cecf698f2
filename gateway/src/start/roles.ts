/** What a process serves: the API alone, the gateway alone, or both. */
export type Role = 'api' | 'gateway' | 'both';

/**
 * Reads from API_ONLY and GATEWAY_ONLY what this process serves.
 * @throws with a sentence when they contradict each other, or a gateway alone has no API to ask.
 */
export function readRole(env: Readonly<Record<string, string | undefined>>): Role {
  const [api, gateway] = [isOn(env, 'API_ONLY'), isOn(env, 'GATEWAY_ONLY')];
  if (api && gateway) throw new Error('API_ONLY and GATEWAY_ONLY exclude each other: set one');
  if (api) return 'api';
  if (gateway && !env['API_URL'])
    throw new Error('GATEWAY_ONLY needs API_URL, the address of the API without /api');
  return gateway || env['API_URL'] ? 'gateway' : 'both';
}

function isOn(env: Readonly<Record<string, string | undefined>>, name: string): boolean {
  const text = env[name] ?? '';
  if (text === '' || text === '0') return false;
  if (text === '1') return true;
  throw new Error(`${name} must be 1 or empty, not '${text}'`);
}
