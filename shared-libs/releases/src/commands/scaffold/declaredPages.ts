import path from 'node:path';
import { declaredPage, readCollection, siblingCollections } from '@eldorado/content';
import type { PageDeclaration } from '@eldorado/remote';

/** The pages that the shell and the remotes of a repository declare, by what their `content` folders hold. */
export function declaredPages(
  repo: string,
): { name: string; pages: readonly Pick<PageDeclaration, 'path'>[] }[] {
  return siblingCollections(path.join(repo, 'shell/content')).map((dir) => {
    const collection = readCollection(dir);
    const name = path.basename(path.dirname(dir));
    return { name, pages: collection.pages.map((page) => declaredPage(collection, page)) };
  });
}
