import type { RemoteDescriptor } from '@eldorado/remote/descriptor';
import { ownerOf } from './routes.ts';

/** Links of a remote's layouts that lead to no page of the live site: the header would leave them out. */
export function deadLinks(
  remote: RemoteDescriptor,
  others: readonly Pick<RemoteDescriptor, 'name' | 'pages'>[],
): string[] {
  // Where nothing is live nothing is known of the site.
  if (others.length === 0) return [];
  const site = [remote, ...others.filter(({ name }) => name !== remote.name)];
  return Object.entries(remote.layouts ?? {}).flatMap(([name, { menu, footer = [] }]) =>
    [...menu, ...footer].flatMap((link) =>
      'page' in link || ownerOf(link.to, site)
        ? []
        : `layout '${name}': ${link.to} is no page of the live site: correct it, or release what has it first`,
    ),
  );
}
