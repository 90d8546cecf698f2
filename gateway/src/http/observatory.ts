type Headers = Readonly<Record<string, string>>;

interface Rule {
  name: string;
  /** Points taken from, or given to, the 100 that a site begins with. */
  points(headers: Headers): number;
}

const half = 15_768_000;

/**
 * The rules of Mozilla's HTTP Observatory (mdn-http-observatory, its score table) for what a site's headers say. Its rules
 * about redirects and foreign scripts give no points here: the site has no foreign script, and TLS ends before it.
 */
const rules: readonly Rule[] = [
  {
    name: 'content-security-policy',
    points({ 'content-security-policy': policy }) {
      if (policy === undefined) return -25;
      const scripts = directive(policy, 'script-src') ?? directive(policy, 'default-src') ?? '*';
      if (/'unsafe-inline'|\*|data:|https?:(?!\/\/)/.test(scripts)) return -20;
      if (/'unsafe-eval'/.test(scripts)) return -10;
      if (/'unsafe-inline'/.test(directive(policy, 'style-src') ?? '')) return 0;
      return directive(policy, 'default-src') === "'none'" ? 10 : 5;
    },
  },
  {
    name: 'x-frame-options',
    points({ 'content-security-policy': policy = '', 'x-frame-options': option }) {
      if (directive(policy, 'frame-ancestors') !== null) return 5;
      return option === undefined ? -20 : 0;
    },
  },
  {
    name: 'x-content-type-options',
    points: ({ 'x-content-type-options': option }) => (option === 'nosniff' ? 0 : -5),
  },
  {
    name: 'strict-transport-security',
    points({ 'strict-transport-security': value }) {
      const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);
      if (value === undefined) return -20;
      return seconds < half ? -10 : 0;
    },
  },
  {
    name: 'referrer-policy',
    points({ 'referrer-policy': policy }) {
      if (policy === undefined) return 0;
      const keeps = [
        'no-referrer',
        'same-origin',
        'strict-origin',
        'strict-origin-when-cross-origin',
      ];
      return keeps.includes(policy) ? 5 : -5;
    },
  },
  {
    name: 'cross-origin-resource-policy',
    points: ({ 'cross-origin-resource-policy': policy }) =>
      policy === 'same-origin' || policy === 'same-site' ? 10 : 0,
  },
  {
    name: 'cookies',
    points({ 'set-cookie': cookie }) {
      if (cookie === undefined) return 0;
      return /; secure/i.test(cookie) && /; samesite/i.test(cookie) ? 5 : -20;
    },
  },
  {
    name: 'cross-origin-resource-sharing',
    points: ({ 'access-control-allow-credentials': credentials }) =>
      credentials === 'true' ? -50 : 0,
  },
];

/** A directive's sources; null where the policy does not name it. */
function directive(policy: string, name: string): string | null {
  const found = policy
    .split(';')
    .map((each) => each.trim().split(' '))
    .find(([first]) => first === name);
  return found ? found.slice(1).join(' ') : null;
}

/**
 * What Mozilla's Observatory would give an answer.
 * @returns points: 100 and more is A+ or near it. What is above 100 counts only where at least 90 are had without it.
 */
export function observatoryScore(headers: Headers): number {
  const points = rules.map((rule) => rule.points(headers));
  const sum = (some: readonly number[]) => some.reduce((all, each) => all + each, 0);
  const base = 100 + sum(points.filter((each) => each < 0));
  return base >= 90 ? base + sum(points.filter((each) => each > 0)) : Math.max(0, base);
}
