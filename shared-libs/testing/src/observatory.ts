type Headers = Readonly<Record<string, string>>;

interface Rule {
  name: string;
  /** Points taken from, or given to, the 100 that a site begins with. */
  points(headers: Headers): number;
}

const referrerPolicies: ReadonlyMap<string, number> = new Map([
  ['no-referrer', 5],
  ['same-origin', 5],
  ['strict-origin', 5],
  ['strict-origin-when-cross-origin', 5],
  ['origin', -5],
  ['origin-when-cross-origin', -5],
  ['unsafe-url', -5],
  ['no-referrer-when-downgrade', -5],
]);

/** Seconds: what the grader takes for six months. */
const half = 15_552_000;

/**
 * The rules of Mozilla's HTTP Observatory (mdn-http-observatory, its score table) for what a site's headers say. Its rules
 * about redirects and foreign scripts give no points: no header of one answer tells of them.
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
    points({ 'content-security-policy': policy = '', 'x-frame-options': option = '' }) {
      if (directive(policy, 'frame-ancestors') !== null) return 5;
      if (/^(deny|sameorigin)$/i.test(option.trim())) return 5;
      return /^allow-from/i.test(option.trim()) ? 0 : -20;
    },
  },
  {
    name: 'x-content-type-options',
    points: ({ 'x-content-type-options': option }) => (option === 'nosniff' ? 0 : -5),
  },
  {
    // 5 more where the browsers' list has the site, which no header says.
    name: 'strict-transport-security',
    points({ 'strict-transport-security': value = '' }) {
      const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(value) ?? [];
      if (seconds === undefined || value.includes(',')) return -20;
      return Number(seconds) < half ? -10 : 0;
    },
  },
  {
    name: 'referrer-policy',
    points({ 'referrer-policy': policy }) {
      if (policy === undefined) return 0;
      const last = policy
        .split(',')
        .map((each) => each.trim().toLowerCase())
        .findLast((each) => referrerPolicies.has(each));
      return referrerPolicies.get(last ?? '') ?? -5;
    },
  },
  {
    name: 'cross-origin-resource-policy',
    points: ({ 'cross-origin-resource-policy': policy }) =>
      of(policy, { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),
  },
  {
    name: 'cross-origin-opener-policy',
    points: ({ 'cross-origin-opener-policy': policy }) =>
      of(policy, {
        'same-origin': 10,
        'same-origin-allow-popups': 10,
        'noopener-allow-popups': 10,
        'unsafe-none': 0,
      }),
  },
  {
    name: 'cross-origin-embedder-policy',
    points: ({ 'cross-origin-embedder-policy': policy }) =>
      of(policy, { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 }),
  },
  {
    name: 'cookies',
    points({ 'set-cookie': cookie, 'strict-transport-security': hsts }) {
      if (cookie === undefined) return 0;
      const isSecure = /;\s*secure/i.test(cookie);
      const isSession = /^[^=]*(login|sess)/i.test(cookie);
      if (isSession && !isSecure) return hsts === undefined ? -40 : -10;
      if (isSession && !/;\s*httponly/i.test(cookie)) return -30;
      if (!isSecure) return hsts === undefined ? -20 : -5;
      return /;\s*samesite/i.test(cookie) ? 5 : 0;
    },
  },
  {
    name: 'cross-origin-resource-sharing',
    points: ({
      'access-control-allow-origin': origin = '*',
      'access-control-allow-credentials': credentials,
    }) => (origin !== '*' && credentials === 'true' ? -50 : 0),
  },
];

/** The points of a value; -5 for one that is none, 0 where there is no header. */
const of = (value: string | undefined, points: Readonly<Record<string, number>>): number =>
  value === undefined ? 0 : (points[value.trim()] ?? -5);

/** A directive's sources; null where the policy does not name it. */
function directive(policy: string, name: string): string | null {
  const found = policy
    .split(';')
    .map((each) => each.trim().split(' '))
    .find(([first]) => first === name);
  return found ? found.slice(1).join(' ') : null;
}

/** What one rule gives an answer, by the header it is about. */
export const pointsOf = (rule: string, headers: Headers): number =>
  rules.find(({ name }) => name === rule)?.points(headers) ?? Number.NaN;

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
