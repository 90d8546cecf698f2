import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostFileBytes, mostFiles } from '@eldorado/rules/pqrs-files';
import { ApiProblem } from '../http/problem.ts';

/** A file of a form; its bytes are null when it is larger than a file may be. */
export interface SentFile {
  name: string;
  bytes: Buffer | null;
}

export interface SentForm {
  /** Who sent it. */
  address: string;
  fields: Readonly<Record<string, string>>;
  /** As many as a message may have. */
  files: readonly SentFile[];
  /** The names of those beyond. */
  tooMany: readonly string[];
}

/** Lets the routes of a scope read forms with files. */
export const takeFileForms = (scope: FastifyInstance) =>
  scope.register(multipart, {
    throwFileSizeLimit: false,
    // Paths are refused, not cut.
    preservePath: true,
    limits: { fileSize: mostFileBytes, files: 20, fields: 20, fieldSize: 32 * 1024, parts: 40 },
  });

/** Whether a form is taken, by its fields ahead of the first file. Throws when it is not. */
type Admit = (fields: SentForm['fields']) => Promise<void> | void;

/**
 * Reads a form with its files; what is too large, or one too many, is read past.
 * @param admit decides before a file is read: those of a form that is not taken are read past too, since a browser listens only then.
 * @throws {ApiProblem} 415 for what is no such form, 400 for one that is cut off or has too many parts. @throws what `admit` does.
 */
export async function readFileForm(request: FastifyRequest, admit: Admit): Promise<SentForm> {
  if (!request.isMultipart())
    throw new ApiProblem(415, 'unsupported-media-type', 'This takes a form with files.');
  try {
    return await readParts(request, admit);
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    throw new ApiProblem(400, 'form-unreadable', 'This form is cut off or has too many parts.');
  }
}

async function readParts(request: FastifyRequest, admit: Admit): Promise<SentForm> {
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  const tooMany: string[] = [];
  const decide = async () => admit(fields);
  let admitted: Promise<void> | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    admitted ??= decide();
    const isTaken = await admitted.then(
      () => true,
      () => false,
    );
    if (!isTaken) part.file.resume();
    else if (files.length >= mostFiles) {
      part.file.resume();
      tooMany.push(part.filename);
    } else {
      const bytes = await part.toBuffer();
      // A field where nothing was chosen is sent all the same.
      if (part.filename !== '' || bytes.length > 0)
        files.push({ name: part.filename, bytes: part.file.truncated ? null : bytes });
    }
  }
  await (admitted ?? decide());
  return { address: request.ip, fields, files, tooMany };
}
