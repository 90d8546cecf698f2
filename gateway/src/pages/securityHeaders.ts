import { earlyScriptsName, scriptsName } from '@eldorado/build/app';
import type { LiveSet } from '../live/liveSet.ts';
import { starterHash } from '../document/starter.ts';

/**
 * The same for every page, since pages are cached: no nonce, one constant inline script named by its hash, no inline style. Trusted Types
 * name the policies of webpack's runtimes and of the shell's federation.
 * @param policies those of the apps: `scriptPolicies` of the page's set.
 */
export function securityHeaders(
  policies: readonly string[],
  assetsOrigin: string | null,
): Record<string, string> {
  const from = ["'self'", ...(assetsOrigin ? [assetsOrigin] : [])].join(' ');
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${from} '${starterHash}'`,
      `style-src ${from}`,
      `img-src ${from} data:`,
      `font-src ${from}`,
      // Articles come as files of a release.
      `connect-src ${from}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${['federation', 'start', 'worker', ...policies].join(' ')}`,
    ].join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/**
 * The policies of a set's scripts: the shell's, one for each version of a remote that its pages may load, and one for the
 * early scripts of a live remote that has some.
 */
export const scriptPolicies = ({
  apps,
  fallbacks,
}: Pick<LiveSet, 'apps' | 'fallbacks'>): string[] => [
  ...[...[...apps.values()].map(({ release }) => release), ...fallbacks.values()].map(
    ({ name, version }) => (name === 'shell' ? name : scriptsName(name, version)),
  ),
  ...[...apps.values()]
    .filter(({ release }) => Object.keys(release.modules).some((key) => key.startsWith('early:')))
    .map(({ release: { name, version } }) => earlyScriptsName(name, version)),
];

const known = new WeakMap<LiveSet, Record<string, string>>();

/**
 * The headers of a page that is made of a set: put together once, since pages from memory are asked for by thousands.
 * @param assetsOrigin the same for each page of a site.
 */
export function pageHeaders(set: LiveSet, assetsOrigin: string | null): Record<string, string> {
  const headers = known.get(set) ?? securityHeaders(scriptPolicies(set), assetsOrigin);
  known.set(set, headers);
  return headers;
}
