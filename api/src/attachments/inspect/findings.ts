import type { FileKind, FileRefusal } from '@eldorado/rules/pqrs-files';

/** What an inspection found: the file as it may be kept, with a small picture of an image (JPEG), or why it may not. */
export type Findings =
  | { ok: true; kind: FileKind; bytes: Buffer; thumbnail: Buffer | null }
  | { ok: false; refusal: FileRefusal };

/** A file that is not taken. Thrown by what looks at one kind, and caught by `inspectFile`. */
export class Refused extends Error {
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal) {
    super(refusal);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}
