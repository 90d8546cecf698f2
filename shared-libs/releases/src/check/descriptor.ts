import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { RemoteDefinition } from '@eldorado/remote';
import { contractVersion, remoteFaults, type RemoteDescriptor } from '@eldorado/remote/descriptor';
import { parseJson, schemaProblem, type Release } from '../release/release.ts';
import { failure, success, type Result } from '../result.ts';

const translated = Type.Record(Type.String(), Type.String());

const link = Type.Union([
  Type.Object({ page: Type.String(), label: Type.Optional(translated) }),
  Type.Object({ to: Type.String(), label: translated }),
]);

/** The shape of remote.json; what its values may be is `remoteFaults`'s affair. */
const descriptorSchema = Type.Object({
  name: Type.String(),
  contract: Type.Integer(),
  pages: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1 }),
      path: Type.String({ minLength: 1 }),
      screen: Type.String({ minLength: 1 }),
      layout: Type.Optional(Type.String()),
      title: translated,
      description: translated,
      keywords: Type.Record(Type.String(), Type.Array(Type.String())),
    }),
  ),
  layouts: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({
        name: translated,
        home: Type.String(),
        colour: Type.String(),
        text: Type.String(),
        menu: Type.Array(link),
        footer: Type.Optional(Type.Array(link)),
      }),
    ),
  ),
  namespace: Type.Union([Type.String(), Type.Null()]),
  middleware: Type.Array(Type.String()),
  widgets: Type.Array(Type.String()),
});

/** Reads the content of a remote.json. */
function parseDescriptor(json: string): Result<RemoteDescriptor, 'invalid-descriptor'> {
  const value = parseJson(json);
  if (Value.Check(descriptorSchema, value)) return success(value as unknown as RemoteDescriptor);
  const problem = schemaProblem(Value.Errors(descriptorSchema, value));
  return failure(
    'invalid-descriptor',
    `remote.json is not valid: ${problem}. Build the release again.`,
  );
}

/** A release's remote.json, or a sentence that says why there is none. */
export async function readDescriptor(dir: string): Promise<RemoteDescriptor | string> {
  const json = await readFile(join(dir, 'remote.json'), 'utf8').catch(() => '');
  const parsed = parseDescriptor(json);
  return parsed.ok ? parsed.value : parsed.failure.sentence;
}

/** What of a declaration is wrong by itself, or does not fit the release that it lies in. */
export function descriptorFaults(descriptor: RemoteDescriptor, release: Release): string[] {
  const screens =
    release.name === 'shell'
      ? descriptor.pages.map(({ screen }) => screen)
      : Object.keys(release.modules)
          .filter((name) => name.startsWith('screen:'))
          .map((name) => name.slice('screen:'.length));
  const faults = remoteFaults({
    ...descriptor,
    // The contract is compared with that of the live shell, which need not be this one's.
    contract: contractVersion,
    screens: Object.fromEntries(screens.map((screen) => [screen, undefined])),
  } as unknown as RemoteDefinition);
  if (descriptor.name !== release.name) {
    faults.push(`remote.json is of ${descriptor.name}, not of ${release.name}: build it again`);
  }
  if (release.contract !== null && release.contract !== descriptor.contract) {
    faults.push(
      `remote.json has contract ${descriptor.contract}, release.json ${release.contract}: build it again`,
    );
  }
  const guards = new Set(descriptor.middleware);
  for (const { id, middleware = [] } of descriptor.pages) {
    for (const name of middleware.filter((each) => !guards.has(each))) {
      faults.push(`page '${id}': guard '${name}' is not in middleware: add it or take it away`);
    }
  }
  return faults;
}
