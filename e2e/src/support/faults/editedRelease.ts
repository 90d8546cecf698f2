import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chunkIntegrityOf, integrityOf } from '@eldorado/build';
import { openStore, publishRelease } from '@eldorado/releases';
import { testChannel } from '../site/site.ts';

/** What a file of the release says instead. @returns the text as it is where nothing differs. */
export type Edit = (file: string, text: string) => string;

const packed: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  '.br': (bytes) => brotliCompressSync(bytes),
  '.gz': (bytes) => gzipSync(bytes),
};

/**
 * Publishes a version of an app that is its 1.0.0 but for a few words, in a second: built from sources it would take half a minute,
 * and `release publish` would build it once more to compare. Its hashes are right, within its files too, and it is signed.
 * @param store folder of the releases, with version 1.0.0 of the app.
 * @throws when no file is another.
 */
export async function publishEdited(
  store: string,
  app: string,
  version: string,
  edit: Edit,
): Promise<void> {
  const releases = openStore(store);
  const read = await releases.readRelease(app, '1.0.0');
  if (!read.ok) throw new Error(read.failure.sentence);
  const folder = path.join(store, app, version);
  cpSync(path.join(store, app, '1.0.0'), folder, { recursive: true });

  const files = { ...read.value.files };
  const texts = new Map(
    Object.keys(files)
      .filter((file) => /\.(js|cjs|json|css)$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  /** Writes a file; whoever names its hash names the new one, and has another hash itself. */
  function write(file: string, text: string): void {
    const before = texts.get(file);
    if (before === undefined || text === before) return;
    texts.set(file, text);
    files[file] = { integrity: integrityOf(text), bytes: Buffer.byteLength(text) };
    const at = path.join(folder, file);
    writeFileSync(at, text);
    for (const [ending, pack] of Object.entries(packed))
      if (existsSync(at + ending)) writeFileSync(at + ending, pack(Buffer.from(text)));
    for (const [other, known] of texts) {
      const named = [integrityOf, chunkIntegrityOf].reduce(
        (now, digest) => now.replaceAll(digest(before), digest(text)),
        known,
      );
      write(other, named);
    }
  }
  const before = [...texts];
  for (const [file] of before) write(file, edit(file, texts.get(file) ?? ''));
  if (before.every(([file, text]) => texts.get(file) === text))
    throw new Error(`No file of ${app} says what was to be changed`);

  await releases.signRelease({ ...read.value, version, files });
  const published = await publishRelease(
    {
      store: releases,
      channel: testChannel,
      at: new Date().toISOString(),
      who: 'a journey',
      why: 'its story',
    },
    app,
    version,
  );
  if (!published.ok) throw new Error(published.failure.sentence);
}

/** An edit of words, wherever they stand. */
export const words =
  (...changes: readonly (readonly [before: RegExp, after: string])[]): Edit =>
  (_, text) =>
    changes.reduce((now, [before, after]) => now.replace(before, after), text);
