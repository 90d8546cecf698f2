import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { isName, isVersion, parseRelease } from '../../release/release.ts';
import { failure } from '../../result.ts';
import type { Keyring } from '../../signature/keys.ts';
import { signatureFailure, signed } from '../../signature/signature.ts';
import type { ReleaseId } from '../../release/release.ts';
import type { ReleaseStore } from '../store.ts';
import { namesIn, nullWhenAbsent, replace, textOf } from './durableFile.ts';

type Releases = Pick<
  ReleaseStore,
  | 'releaseDir'
  | 'readRelease'
  | 'signRelease'
  | 'upload'
  | 'fetchRelease'
  | 'removeRelease'
  | 'listReleases'
>;

/** The releases of a folder: one in `NAME/VERSION`. */
export function folderReleases(dir: string, keyring: Keyring): Releases {
  function releaseDir(name: string, version: string): string {
    // Both may come from a URL: nothing else may reach the path.
    if (!isName(name)) throw new RangeError(`'${name}' is not a remote's name`);
    if (!isVersion(version)) throw new RangeError(`'${version}' is not a version`);
    return join(dir, name, version);
  }

  return {
    releaseDir,

    async readRelease(name, version, { unverified = false } = {}) {
      const known = isName(name) && isVersion(version);
      const text = known ? await textOf(join(releaseDir(name, version), 'release.json')) : null;
      if (text === null) {
        return failure(
          'release-missing',
          `${name} ${version} is not built in ${dir}. Build it: npm run build -w ${name}`,
        );
      }
      const parsed = parseRelease(text);
      if (parsed.ok && (parsed.value.name !== name || parsed.value.version !== version)) {
        return failure(
          'invalid-release',
          `The folder of ${name} ${version} holds ${parsed.value.name} ${parsed.value.version}. Build the release again.`,
        );
      }
      if (!parsed.ok || unverified) return parsed;
      const trusted = await keyring.trustedKeys(name);
      const refused = signatureFailure(parsed.value, trusted, `${name} ${version}`);
      return refused ? { ok: false, failure: refused } : parsed;
    },

    async signRelease(release) {
      const own = signed(release, await keyring.signingKey(release.name));
      const file = join(releaseDir(release.name, release.version), 'release.json');
      await replace(file, `${JSON.stringify(own, null, 2)}\n`);
      return own;
    },

    upload: () => Promise.resolve(),
    fetchRelease: () => Promise.resolve(false),

    async removeRelease(name, version) {
      // Aside first, under a name that is no version: half a release must never stand in its place.
      const aside = join(dir, name, `.removed-${version}`);
      await rm(aside, { recursive: true, force: true });
      await rename(releaseDir(name, version), aside).catch(nullWhenAbsent);
      await rm(aside, { recursive: true, force: true });
    },

    async listReleases() {
      const found: ReleaseId[] = [];
      for (const name of (await namesIn(dir)).filter(isName).sort()) {
        const versions = (await namesIn(join(dir, name)))
          .filter(isVersion)
          .sort(semver.compareBuild);
        for (const version of versions) {
          const files = await namesIn(join(dir, name, version));
          if (files.includes('release.json')) found.push({ name, version });
        }
      }
      return found;
    },
  };
}
