/**
 * Whom an address stands for, where visitors are counted: whoever has one address of IPv6 has all that begin with the
 * same 64 bits.
 * @returns an address of IPv4 as it is, also one that is written as IPv6.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [before = '', after] = address.split('::');
  const groups = before.split(':').filter(Boolean);
  const last = after?.split(':').filter(Boolean) ?? [];
  while (groups.length + last.length < 8) groups.push('0');
  const network = [...groups, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
