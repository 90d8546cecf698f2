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

/**
 * Reads a form with its files; what is too large, or one too many, is read past.
 * @throws {ApiProblem} 415 for what is no such form.
 */
export async function readFileForm(request: FastifyRequest): Promise<SentForm> {
  if (!request.isMultipart())
    throw new ApiProblem(415, 'unsupported-media-type', 'This takes a form with files.');
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  const tooMany: string[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (files.length >= mostFiles) {
      part.file.resume();
      tooMany.push(part.filename);
    } else {
      const bytes = await part.toBuffer();
      // A field where nothing was chosen is sent all the same.
      if (part.filename !== '' || bytes.length > 0)
        files.push({ name: part.filename, bytes: part.file.truncated ? null : bytes });
    }
  }
  return { fields, files, tooMany };
}
