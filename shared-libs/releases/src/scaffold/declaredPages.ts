import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '@eldorado/remote';

/** The pages that the shell and the remotes of a repository declare. @throws when a declaration cannot be read. */
export async function declaredPages(
  repo: string,
): Promise<Pick<RemoteDefinition, 'name' | 'pages'>[]> {
  const remotes = (await readdir(repo)).filter((name) => /^mf-[a-z]+$/.test(name)).sort();
  const files = ['shell/src/pages.ts', ...remotes.map((name) => `${name}/src/remote.ts`)];
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(repo, file)).href)) as {
        default: RemoteDefinition;
      };
      return module.default;
    }),
  );
}
