/**
 * Whom an address stands for, where visitors are counted: whoever has one address of IPv6 has all that begin with the
 * same 64 bits.
 * @returns an address of IPv4 as it is, also one that is written as IPv6.
 */
export function networkOf(address: string): string {
  return prefixOf(address, 64, (v4) => v4);
}

/**
 * The range that one household or one small hoster has: /24 of IPv4, /56 of IPv6. Where few must not pass for many.
 * @param address an address, or a name that is none, which stands for itself.
 */
export function rangeOf(address: string): string {
  return prefixOf(address, 56, (v4) => {
    const bytes = /^(\d+\.\d+\.\d+)\.\d+$/.exec(v4);
    return bytes ? `${bytes[1]}.0/24` : v4;
  });
}

/**
 * What a hoster or a site with an own network has: /48 of IPv6, which is 256 ranges of /56. Addresses of IPv4 are too dear for
 * that: theirs is the /24.
 */
export function blockOf(address: string): string {
  return prefixOf(address, 48, rangeOf);
}

function prefixOf(address: string, bits: 48 | 56 | 64, ofV4: (v4: string) => string) {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped || !address.includes(':')) return ofV4(mapped ?? address);
  const [before = '', after] = address.split('::');
  const groups = before.split(':').filter(Boolean);
  const last = after?.split(':').filter(Boolean) ?? [];
  while (groups.length + last.length < 8) groups.push('0');
  const network = [...groups, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16));
  const kept = { 48: 0, 56: 0xff00, 64: 0xffff }[bits];
  network[3] = (network[3] ?? 0) & kept;
  return `${network.map((group) => group.toString(16)).join(':')}::/${bits}`;
}
