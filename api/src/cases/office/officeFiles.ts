import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileKinds } from '@eldorado/rules/pqrs-files';
import { readContent } from '../../attachments/content.ts';
import { readFileName } from '../../attachments/fileName.ts';
import type { CaseFile } from '../../attachments/files.ts';
import { kindOf } from '../../attachments/inspect/kindOf.ts';
import { wrongField } from '../../http/problem.ts';
import type { MailFile } from '../../mail/mail.ts';
import type { CaseContext } from '../store/context.ts';
import { foreignText } from '../mails/foreignText.ts';
import { audit, type Case } from '../store/store.ts';

/** Most bytes of all files of an e-mail: with base64 that is 14 MB, which every large provider takes. */
const mostAttached = 10 * 1024 * 1024;

/** npm runs in the workspace's folder and remembers where it was called. */
const pathOf = (named: string) => resolve(process.env['INIT_CWD'] ?? '', named);

/** The files of a case, a line each. */
export const fileLines = (files: readonly CaseFile[]): string[] =>
  files
    .filter(({ state }) => state === 'kept')
    .map(({ name, size, source }) => `  file: ${name} (${size} bytes, by the ${source})`);

/** A file that the office sends with an answer. */
export interface OfficeFile {
  name: string;
  bytes: Buffer;
}

/** The files that a command names. */
export const readOfficeFiles = (paths: readonly string[]): Promise<OfficeFile[]> =>
  Promise.all(
    paths.map(async (path) => ({ name: basename(path), bytes: await readFile(pathOf(path)) })),
  );

/**
 * Files of the office as they go with an answer.
 * @throws {ApiProblem} 400 when one is of no kind that cases take, or they are too large together.
 */
export async function attachedFiles(files: readonly OfficeFile[]): Promise<MailFile[]> {
  const attached: MailFile[] = [];
  for (const { name, bytes } of files) {
    const kind = await kindOf(bytes);
    if (kind === undefined)
      throw wrongField('files', 'file-type', `${name} is no jpg, png, webp, pdf or docx.`);
    const filename = readFileName(name);
    attached.push({ filename, contentType: fileKinds[kind], base64: bytes.toString('base64') });
  }
  if (sizeOf(files.map(({ bytes }) => bytes.length)) > mostAttached)
    throw wrongField('files', 'file-too-large', 'The files are larger than 10 MB together.');
  return attached;
}

const sizeOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** The sender's files as they go to who is competent; none where they are more than an e-mail takes. */
export async function sendersFiles(
  context: Pick<CaseContext, 'encryption' | 'store'>,
  { files }: Case,
): Promise<MailFile[]> {
  const kept = files.filter(({ state, source }) => state === 'kept' && source === 'sender');
  if (sizeOf(kept.map(({ size }) => size)) > mostAttached) return [];
  return Promise.all(
    kept.map(async (file) => ({
      filename: file.name,
      contentType: file.kind === null ? 'application/octet-stream' : fileKinds[file.kind],
      base64: (await readContent(context, file)).toString('base64'),
    })),
  );
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
    lines.push(`${name}: ${foreignText(file.name)}`);
  }
  return [...lines, `${kept.length} files.`];
}
