import { starterHash } from '../document/starter.ts';
import { exampleApp, exampleSet } from '../live/exampleSet.ts';
import { scriptPolicies, securityHeaders } from './securityHeaders.ts';

function policyOf(
  policies: readonly string[],
  assetsOrigin: string | null,
): Record<string, string> {
  const policy = securityHeaders(policies, assetsOrigin)['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('everything is forbidden that is not named, and nothing inline but the starter is allowed', () => {
  const policy = policyOf(['shell'], null);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' '${starterHash}'`,
    'style-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'connect-src': "'self'",
    'require-trusted-types-for': "'script'",
  });
  // Nothing goes to another host, whatever is asked for: to be seen by it would be enough.
  const allowed = ["'self'", "'none'", 'data:', `'${starterHash}'`];
  const { 'trusted-types': _names, 'require-trusted-types-for': _sinks, ...sources } = policy;
  const foreign = Object.entries(sources).filter(([, from]) =>
    from.split(' ').some((each) => !allowed.includes(each)),
  );
  expect(foreign).toEqual([]);
});

test('another origin of assets may bring scripts, styles, fonts, images and articles, and nothing else', () => {
  const origin = 'https://cdn.example.com';
  const allowing = Object.entries(policyOf(['shell'], origin)).filter(([, from]) =>
    from.includes(origin),
  );
  expect(allowing.map(([name]) => name).sort()).toEqual([
    'connect-src',
    'font-src',
    'img-src',
    'script-src',
    'style-src',
  ]);
});

test('each app may have its webpack policy, in both versions of a remote, and the shell its federation’s', () => {
  const flights = exampleApp('mf-flights', []);
  const before = { ...flights.release, version: '1.0.0-rc.1+build' };
  const set = exampleSet(exampleApp('shell', []), flights);
  const policies = scriptPolicies({ ...set, fallbacks: new Map([['mf-flights', before]]) });
  expect(policyOf(policies, null)['trusted-types']).toBe(
    'federation start worker shell mf_flights@1.0.0 mf_flights@1.0.0-rc.1_build',
  );
});

test('early scripts of a live remote may fetch more of their own, under a policy of their own', () => {
  const services = exampleApp('mf-services', []);
  const modules = { ...services.release.modules, 'early:gettingHere': { js: [], css: [] } };
  const set = exampleSet({ ...services, release: { ...services.release, modules } });
  expect(
    scriptPolicies({ ...set, fallbacks: new Map([['mf-services', services.release]]) }),
  ).toEqual(['mf_services@1.0.0', 'mf_services@1.0.0', 'mf_services@1.0.0/early']);
});

test('scripts must carry their integrity, and content is what it says', () => {
  expect(securityHeaders([], null)).toMatchObject({
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
});
