import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import type { RemoteDefinition } from '@eldorado/remote';
import { contractVersion } from '@eldorado/remote/descriptor';

/**
 * A remote's declaration, from its server bundle. Its code runs, as it will in the gateway; no screen does, so that the
 * shared modules need not be there.
 * @throws when the bundle does not run or declares nothing.
 */
export async function openBundle(file: string): Promise<RemoteDefinition> {
  const module = { exports: {} as { default?: RemoteDefinition } };
  const contract = { contractVersion, defineRemote: (definition: RemoteDefinition) => definition };
  const require = (request: string): object => (request === '@eldorado/remote' ? contract : {});
  const run = vm.compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  }) as (bundle: typeof module, exports: object, require: (request: string) => object) => void;
  run(module, module.exports, require);
  const { default: definition } = module.exports;
  if (typeof definition?.name !== 'string') {
    throw new Error('it has no default export made by defineRemote');
  }
  return definition;
}
