import type { RemoteDescriptor } from '@eldorado/remote/descriptor';

/** What of a declaration only one remote of a site may have. */
export type Addresses = Pick<RemoteDescriptor, 'name' | 'pages' | 'namespace'>;

/** Addresses of the gateway itself, which no page may take. */
const reserved = ['/api', '/assets', '/_site', '/ops', '/metrics', '/en', '/fr', '/pt'];

/** What of a remote's addresses and names belongs to another one of the site. */
export function routeFaults(remote: Addresses, others: readonly Addresses[]): string[] {
  const faults: string[] = [];
  for (const { id, path } of remote.pages) {
    const taken = reserved.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
    if (taken !== undefined) {
      faults.push(
        `page '${id}': ${path} is under ${taken}, the gateway's own: choose another path`,
      );
    }
    const owner = ownerOf(
      path,
      others.filter(({ name }) => name !== remote.name),
    );
    if (owner) {
      faults.push(
        `page '${id}': ${path} belongs to ${owner.name} (${owner.path}): choose another path, or release ${owner.name} without it first`,
      );
    }
  }
  const { namespace } = remote;
  const namesake = others.find(
    (other) => other.name !== remote.name && namespace !== null && other.namespace === namespace,
  );
  if (namesake) {
    faults.push(
      `the message namespace '${String(namespace)}' belongs to ${namesake.name}: name it after this remote`,
    );
  }
  return faults;
}

/** Who shows an address already: the same pattern, or one of the two matching the other. */
export function ownerOf(
  path: string,
  others: readonly { name: string; pages: readonly { path: string }[] }[],
): { name: string; path: string } | null {
  for (const { name, pages } of others) {
    const page = pages.find((each) => overlap(path.split('/'), each.path.split('/')));
    if (page) return { name, path: page.path };
  }
  return null;
}

/** Whether some address fits both patterns; a parameter fits any segment, a star all that follow. */
function overlap([a, ...restOfA]: string[], [b, ...restOfB]: string[]): boolean {
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b;
  const same = a === b || (a !== '' && b !== '' && (a.startsWith(':') || b.startsWith(':')));
  return same && overlap(restOfA, restOfB);
}
