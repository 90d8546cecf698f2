import { starterHash } from './starter.ts';

/**
 * The same for every page, since pages are cached: no nonce, one constant inline script named by its hash, no inline style. Trusted Types
 * name the policies of webpack's runtimes (one per app) and of the shell's federation.
 */
export function securityHeaders(
  apps: readonly string[],
  assetsOrigin: string | null,
): Record<string, string> {
  const from = ["'self'", ...(assetsOrigin ? [assetsOrigin] : [])].join(' ');
  const policies = [
    'federation',
    'start',
    'worker',
    ...apps.map((name) => name.replaceAll('-', '_')),
  ].join(' ');
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${from} '${starterHash}'`,
      `style-src ${from}`,
      `img-src ${from} data:`,
      `font-src ${from}`,
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${policies}`,
    ].join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  };
}
