import { createHash } from 'node:crypto';
import semver from 'semver';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { canonicalText } from '../signature/canonical.ts';
import { sourcesSchema, type Sources } from './sources.ts';
import { failure, success, type Result } from '../result.ts';
import { signatureSchema, type Signature } from '../signature/signature.ts';

/** One file of a release: its SRI hash (`sha384-` and base64) and its size in bytes. */
export interface ReleaseFile {
  integrity: string;
  bytes: number;
}

/** What a page must load for one exposed module or screen, in load order; paths relative to the release folder. */
export interface ReleaseModule {
  js: string[];
  css: string[];
}

/** Which release. */
export interface ReleaseId {
  name: string;
  version: string;
}

/** `mf-flights@1.5.0`. */
export const idOf = ({ name, version }: ReleaseId): string => `${name}@${version}`;

/** What `idOf` made, or somebody typed: then neither part need be one. */
export function releaseOf(id: string): ReleaseId {
  const [name = '', ...rest] = id.split('@');
  return { name, version: rest.join('@') };
}

/** The content of `<store>/<name>/<version>/release.json`: one immutable build of a remote or of the shell. */
export interface Release {
  /** `mf-flights`, or `shell`. */
  name: string;
  /** Semantic version, in its normal form (`1.5.0-rc.1`). */
  version: string;
  /** The contract a remote was built against; null only for the shell. */
  contract: number | null;
  /** Shared module to the exact version it was built with. */
  shared: Record<string, string>;
  commit: string | null;
  /** What the build read; absent in releases of older builds. */
  sources?: Sources;
  /** Hash of what that held (sources.ts). */
  sourceHash: string;
  /** Every file of the release but release.json, by path relative to the release folder. */
  files: Record<string, ReleaseFile>;
  /** `client/remoteEntry.js`; null only for the shell, which is entered by its `main` module. */
  entry: string | null;
  /** `remote`, `widgets`, `lifecycles`, `screen:board`, `widget:next-flights`; for the shell `main`. */
  modules: Record<string, ReleaseModule>;
  /** Written by the build; without a trusted one no gateway takes the release. */
  signature?: Signature;
}

/** A micro-frontend's name. It is a folder of the store and part of a URL, hence so narrow. */
export const namePattern = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';
export const integrityPattern = '^sha384-[A-Za-z0-9+/]{64}$';
// Segments of plain characters: no way out of the release folder, and no escaping needed in a URL.
const pathPattern = '^(?!.*(^|/)\\.{1,2}(/|$))[\\w@.+~-]+(/[\\w@.+~-]+)*$';

const relativePath = Type.String({ pattern: pathPattern });

/** The JSON schema of release.json. Other properties may stand beside these, for later versions. */
export const releaseSchema = Type.Object({
  name: Type.String({ pattern: namePattern }),
  version: Type.String(),
  contract: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  shared: Type.Record(Type.String(), Type.String()),
  commit: Type.Union([Type.String(), Type.Null()]),
  sources: Type.Optional(sourcesSchema),
  sourceHash: Type.String({ minLength: 1 }),
  files: Type.Record(
    relativePath,
    Type.Object({
      integrity: Type.String({ pattern: integrityPattern }),
      bytes: Type.Integer({ minimum: 0 }),
    }),
    { additionalProperties: false },
  ),
  entry: Type.Union([relativePath, Type.Null()]),
  modules: Type.Record(
    Type.String(),
    Type.Object({ js: Type.Array(relativePath), css: Type.Array(relativePath) }),
  ),
  signature: Type.Optional(signatureSchema),
});

export function isName(name: string): boolean {
  return new RegExp(namePattern).test(name);
}

/** True for a semantic version in its normal form: `1.0.0`, not `v1.0.0` or `1.0`. */
export function isVersion(version: string): boolean {
  return semver.valid(version) === version;
}

/**
 * Reads the content of a release.json.
 * @param json its text, or the value already parsed.
 */
export function parseRelease(json: unknown): Result<Release, 'invalid-release'> {
  const value = parseJson(json);
  const problem = Value.Check(releaseSchema, value)
    ? contradiction(value)
    : schemaProblem(Value.Errors(releaseSchema, value));
  if (problem === null) return success(value as Release);
  return failure(
    'invalid-release',
    `release.json is not valid: ${problem}. Build the release again.`,
  );
}

/** What runs first: the remote's entry, or for the shell the last script of its `main` module. */
export function entryPath(release: Release): string {
  const path = release.entry ?? release.modules['main']?.js.at(-1);
  // parseRelease lets no such release through.
  if (path === undefined) throw new Error(`${release.name}@${release.version} has no entry`);
  return path;
}

/**
 * The release's `sha384-…` over the canonical text of release.json without its signature: signed with another
 * key it is the same release.
 */
export function releaseDigest(release: Release): string {
  const { signature: _any, ...content } = release;
  return sha384(canonicalText(content));
}

/** Integrity of some bytes, as the integrity attribute wants it. */
export function sha384(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** JSON text to its value; anything else is returned as it is. Text that is no JSON gives undefined. */
export function parseJson(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** The first fault of a schema check, in a few words: `/files/a.js/bytes must be integer`. */
export function schemaProblem(
  errors: readonly { instancePath: string; message: string }[],
): string {
  const error = errors[0];
  if (!error) return 'it does not match the schema';
  return `${error.instancePath || 'the document'} ${error.message}`;
}

/** What the schema cannot say, or null when the release agrees with itself. */
function contradiction(release: Release): string | null {
  if (!isVersion(release.version)) return `version '${release.version}' is not a semantic version`;
  for (const [module, version] of Object.entries(release.shared)) {
    if (!isVersion(version)) return `shared ${module} '${version}' is not an exact version`;
  }
  if (release.name !== 'shell' && release.contract === null) return 'a remote needs its contract';
  if (release.name !== 'shell' && release.entry === null) return 'a remote needs its entry';
  if (release.entry === null && !release.modules['main']?.js.length) {
    return "the shell needs a module 'main' with a script";
  }
  const named = Object.values(release.modules).flatMap(({ js, css }) => [...js, ...css]);
  if (release.entry !== null) named.push(release.entry);
  const unlisted = named.find((path) => !Object.hasOwn(release.files, path));
  return unlisted === undefined ? null : `${unlisted} is not in files`;
}
