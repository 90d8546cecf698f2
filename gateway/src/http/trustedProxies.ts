import proxyAddr from '@fastify/proxy-addr';

/** Tells of an address whether it is one of the proxies that are trusted. @param proxies as Fastify's `trustProxy` takes them. */
export function trustedBy(proxies: string): (address: string) => boolean {
  const trusts = proxyAddr.compile(proxies.split(',').map((each) => each.trim()));
  return (address) => trusts(address, 0);
}
