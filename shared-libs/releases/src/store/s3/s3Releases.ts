import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import semver from 'semver';
import { isName, isVersion, parseRelease, releaseDigest } from '../../release/release.ts';
import type { ReleaseStore } from '../store.ts';
import { forEach, type S3Parts } from './s3Parts.ts';

type Parts = Pick<S3Parts, 'bucket' | 'local' | 'dir'>;

/** Fetches a release as a whole into the local folder. @returns whether it was there to be fetched, and was not yet. */
async function fetchRelease(
  { bucket, local, dir }: Parts,
  name: string,
  version: string,
): Promise<boolean> {
  if (!isName(name) || !isVersion(version)) return false;
  const target = local.releaseDir(name, version);
  if (existsSync(join(target, 'release.json'))) return false;
  const folder = `${name}/${version}/`;
  const objects = await bucket.list(folder);
  // It is uploaded last: without it the release is not whole.
  if (!objects.some(({ key }) => key === `${folder}release.json`)) return false;
  const aside = join(dir, name, `.fetched-${randomUUID()}`);
  try {
    await forEach(objects, async ({ key }) => {
      const file = insideOf(aside, key.slice(folder.length));
      const content = await bucket.get(key);
      if (content === null)
        throw new Error(`${key} was removed while ${name} ${version} was fetched`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    });
    await rename(aside, target);
    return true;
  } catch (error) {
    // Two requests may fetch the same release: the first one's folder stays.
    if (existsSync(join(target, 'release.json'))) return true;
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Whether an object is the release.json of the same build as the one of a folder. */
async function holdsBuild({ bucket }: Parts, key: string, from: string): Promise<boolean> {
  const texts = [await bucket.get(key), await readFile(join(from, 'release.json'))];
  const [a, b] = texts.map((text) => {
    const release = parseRelease(text?.toString('utf8'));
    return release.ok ? releaseDigest(release.value) : null;
  });
  return a === b;
}

/** Takes a release to the bucket: what is there already stays, its release.json comes last. */
async function uploadRelease(parts: Parts, name: string, version: string): Promise<void> {
  const { bucket, local } = parts;
  const from = local.releaseDir(name, version);
  const found = await readdir(from, { recursive: true, withFileTypes: true });
  const files = found
    .filter((each) => each.isFile())
    .map((each) => relative(from, join(each.parentPath, each.name)).split(sep).join('/'));
  const objectOf = (file: string) => `${name}/${version}/${file}`;
  const [last, wanted] = [objectOf('release.json'), new Set(files.map(objectOf))];
  const there = await bucket.list(objectOf(''));
  const tags = new Map(there.map(({ key, tag }) => [key, tag]));
  const put = async (file: string) => {
    const content = await readFile(join(from, file));
    const key = objectOf(file);
    if (tags.get(key)?.replaceAll('"', '') !== md5(content)) await bucket.put(key, content);
  };
  // Another build of this version, whose publishing was cut short: half of each must not look like a release.
  const other = there.some(({ key }) => key === last) && !(await holdsBuild(parts, last, from));
  if (other) {
    await bucket.remove([last]);
    tags.delete(last);
  }
  await forEach(
    files.filter((file) => file !== 'release.json'),
    put,
  );
  await bucket.remove(there.map(({ key }) => key).filter((key) => !wanted.has(key)));
  await put('release.json');
}

/** The releases of a store in a bucket. */
export function s3Releases(
  parts: Parts,
): Pick<
  ReleaseStore,
  'fetchRelease' | 'readRelease' | 'signRelease' | 'upload' | 'removeRelease' | 'listReleases'
> {
  const { bucket, local } = parts;
  return {
    fetchRelease: (name, version) => fetchRelease(parts, name, version),

    async readRelease(name, version, options) {
      await fetchRelease(parts, name, version);
      const read = await local.readRelease(name, version, options);
      if (read.ok || read.failure.kind !== 'untrusted') return read;
      // It may have been signed with another key since it was fetched.
      const text = await bucket.get(`${name}/${version}/release.json`);
      if (!text) return read;
      await writeFile(join(local.releaseDir(name, version), 'release.json'), text);
      return local.readRelease(name, version, options);
    },

    async signRelease(release) {
      const own = await local.signRelease(release);
      const key = `${release.name}/${release.version}/release.json`;
      const dir = local.releaseDir(release.name, release.version);
      if (await holdsBuild(parts, key, dir)) await bucket.put(key, JSON.stringify(own, null, 2));
      return own;
    },

    upload: (name, version) => uploadRelease(parts, name, version),

    async removeRelease(name, version) {
      const objects = await bucket.list(`${name}/${version}/`);
      const first = `${name}/${version}/release.json`;
      // Half a release must not look like one.
      await bucket.remove([first]);
      await bucket.remove(objects.map(({ key }) => key).filter((key) => key !== first));
      await local.removeRelease(name, version);
    },

    async listReleases() {
      const ids = (await bucket.list('')).flatMap(({ key }) => {
        const [name = '', version = '', file, more] = key.split('/');
        const found = file === 'release.json' && more === undefined;
        return found && isName(name) && isVersion(version) ? [{ name, version }] : [];
      });
      const known = new Set(ids.map(({ name, version }) => `${name}@${version}`));
      const built = await local.listReleases();
      return [
        ...ids,
        ...built.filter(({ name, version }) => !known.has(`${name}@${version}`)),
      ].sort((a, b) => a.name.localeCompare(b.name) || semver.compareBuild(a.version, b.version));
    },
  };
}

/** What most services take for an object's tag; where another one is, all is uploaded again. */
function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}

/** A key comes from outside: it must not name a file elsewhere. */
function insideOf(folder: string, path: string): string {
  const file = join(folder, path);
  if (file.startsWith(folder + sep)) return file;
  throw new Error(`the object ${path} of a release leads out of its folder`);
}
