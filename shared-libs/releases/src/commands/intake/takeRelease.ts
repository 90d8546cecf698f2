import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findVersion } from '../../channel/channel.ts';
import { parseRelease, releaseDigest, type Release } from '../../release/release.ts';
import { overtaken } from '../../changes/exclusively.ts';
import { failure, success, type Result } from '../../result.ts';
import type { ReleaseStore } from '../../store/store.ts';
import { readReleaseSource } from './releaseSource.ts';

/** A release from elsewhere that lies in the store, but not yet under its name. */
export interface Incoming {
  release: Release;
  dir: string;
  /** Puts it where releases of this name and version lie, signed with this process's key when `sign` says so. */
  accept: (sign: boolean) => Promise<Result<Release>>;
  /** Takes it away again. */
  discard: () => Promise<void>;
}

/** Unpacks a release that was built outside this repository, beside those of the store. */
export async function takeRelease(store: ReleaseStore, from: string): Promise<Result<Incoming>> {
  const content = await readReleaseSource(from);
  if (!content.ok) return content;
  const parsed = parseRelease(content.value.get('release.json')?.toString('utf8'));
  if (!parsed.ok) return parsed;
  const release = parsed.value;
  // Beside the folders of the micro-frontends, so that it can be moved there in one step.
  const beside = dirname(dirname(store.releaseDir(release.name, release.version)));
  const dir = join(beside, '.incoming', randomUUID());
  for (const [path, bytes] of content.value) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), bytes, { flag: 'wx' });
  }
  return success({
    release,
    dir,
    discard: () => rm(dir, { recursive: true, force: true }),
    accept: (sign) => accept(store, release, dir, sign),
  });
}

async function accept(
  store: ReleaseStore,
  release: Release,
  dir: string,
  sign: boolean,
): Promise<Result<Release>> {
  const { name, version } = release;
  const target = store.releaseDir(name, version);
  const done = await store.exclusively(async (holds): Promise<Result<Release>> => {
    const known = await store.readRelease(name, version);
    if (known.ok && releaseDigest(known.value) === releaseDigest(release)) return known;
    for (const channel of await store.listChannels()) {
      const doc = await store.readChannel(channel);
      if (doc.ok && !findVersion(doc.value, name, version)) continue;
      return failure(
        'different-bytes',
        `${name} ${version} is published with other bytes. Raise the version, build it and publish that.`,
      );
    }
    if (!(await holds())) return overtaken();
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(dir, target);
    return success(sign ? await store.signRelease(release) : release);
  });
  return done.ok ? done.value : done;
}
