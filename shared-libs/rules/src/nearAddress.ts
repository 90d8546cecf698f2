/** Where most people have their mail; `only` where the provider has no other ending. */
const providers = [
  { name: 'gmail', only: 'com' },
  { name: 'icloud', only: 'com' },
  { name: 'hotmail' },
  { name: 'outlook' },
  { name: 'yahoo' },
] as const;
/** Names of others that are one letter away from those. */
const others = new Set(['mail', 'email', 'ymail', 'fmail', 'zmail', 'cloud']);
/** What is written for `com`, and is no ending at all. */
const noEnding = /^(?:con|cmo|ocm|comm|coom|vom|xom|cim|cpm|c0m)$/;
/** The same where a provider has no domain in that country. */
const unlikelyEnding = /^(?:co|cm|om|c)$/;

/**
 * The address that was probably meant, or null. Only a question comes of it: every address that has the shape of one is taken.
 * @param address as it was typed.
 */
export function nearAddress(address: string): string | null {
  const [, who = '', domain = ''] = /^\s*([^@\s]+)@([a-z0-9.-]+)\s*$/i.exec(address) ?? [];
  const near = nearDomain(domain.toLowerCase());
  return near === null || near === domain.toLowerCase() ? null : `${who}@${near}`;
}

function nearDomain(domain: string): string | null {
  const [, name = '', ending = ''] = /^([^.]+)\.(.+)$/.exec(domain) ?? [];
  const meant = others.has(name) ? undefined : providers.find((one) => isNear(one.name, name));
  if (!meant) return noEnding.test(ending) ? `${name}.com` : null;
  if ('only' in meant) return `${meant.name}.${meant.only}`;
  const isWrong = noEnding.test(ending) || unlikelyEnding.test(ending);
  return `${meant.name}.${isWrong ? 'com' : ending}`;
}

/** Whether two words are the same but for one letter more, less or another, or two that changed places. */
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left === right ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
