import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileKinds } from '@eldorado/rules/pqrs-files';
import { keepOffices, readContent } from '../attachments/content.ts';
import { readFileName } from '../attachments/fileName.ts';
import type { CaseFile } from '../attachments/files.ts';
import { kindOf } from '../attachments/inspect/kindOf.ts';
import type { MailFile } from '../mail/mail.ts';
import type { CaseContext } from './context.ts';
import { audit, type Case } from './store.ts';

/** Most bytes of all files of an answer: with base64 that is 14 MB, which every large provider takes. */
const mostAttached = 10 * 1024 * 1024;

/** npm runs in the workspace's folder and remembers where it was called. */
const pathOf = (named: string) => resolve(process.env['INIT_CWD'] ?? '', named);

/** The files of a case, a line each. */
export const fileLines = (files: readonly CaseFile[]): string[] =>
  files
    .filter(({ state }) => state === 'kept')
    .map(({ name, size, source }) => `  file: ${name} (${size} bytes, by the ${source})`);

/**
 * Files of the office that go with an answer.
 * @throws when one cannot be read, is of no kind that cases take, or they are too large together.
 */
export async function attachedFiles(paths: readonly string[]): Promise<MailFile[]> {
  let size = 0;
  const files: MailFile[] = [];
  for (const path of paths) {
    const bytes = await readFile(pathOf(path));
    const kind = await kindOf(bytes);
    if (kind === undefined) throw new Error(`${path} is no jpg, png, webp, pdf or docx.`);
    size += bytes.length;
    const filename = readFileName(basename(path));
    if (size > mostAttached) throw new Error('The files are larger than 10 MB together.');
    const named = { filename, contentType: fileKinds[kind] };
    files.push({ ...named, base64: bytes.toString('base64') });
  }
  return files;
}

/** Keeps what was sent with an answer beside the case's other files. */
export async function keepAttached(
  context: CaseContext,
  number: string,
  files: readonly MailFile[],
): Promise<void> {
  for (const { filename, base64 } of files)
    await keepOffices(context, number, { name: filename, bytes: Buffer.from(base64, 'base64') });
}

/** Writes a case's files into a folder, under its number, in their order. Each is written down as read. */
export async function saveFiles(
  context: CaseContext,
  { number, files }: Case,
  folder: string | undefined,
  by = 'office',
): Promise<string[]> {
  if (!folder) throw new Error('Say where to: --to FOLDER.');
  const kept = files.filter(({ state }) => state === 'kept');
  const target = pathOf(folder);
  await mkdir(target, { recursive: true });
  const lines: string[] = [];
  for (const [index, file] of kept.entries()) {
    const content = await readContent(context, file);
    await audit(context.database.orm(), context.clock.now(), by, `attachment ${file.id}`, number);
    // Names of strangers are not used; nothing is overwritten.
    const name = `${number}-${index + 1}.${file.kind ?? 'bin'}`;
    await writeFile(join(target, name), content, { flag: 'wx', mode: 0o600 });
    lines.push(`${name}: ${file.name}`);
  }
  return [...lines, `${kept.length} files.`];
}
