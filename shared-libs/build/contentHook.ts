import type { LoadHook } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A Node module hook: content folders as modules, as the builds have them (shared-libs/content). */
export const load: LoadHook = async (url, context, nextLoad) => {
  if (!/\/content\/(collection\.yaml|[\w-]+\/(es|en|fr|pt)\.md)$/.test(url))
    return nextLoad(url, context);
  const { collectionOf, contentModule } = await import('@eldorado/content/modules');
  const file = fileURLToPath(url);
  const source = contentModule(collectionOf(file), file, 'server');
  return { format: 'module', source, shortCircuit: true };
};
