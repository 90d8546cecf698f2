// Photos and documents with a complaint or request: what may be sent, for the browser and the API alike.

/** Kinds of files, by the ending that each is given. */
export const fileKinds = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type FileKind = keyof typeof fileKinds;

/** What an input for files offers, as HTML's `accept`. */
export const acceptedFiles = '.jpg,.jpeg,.png,.webp,.pdf,.docx';

/** Most bytes of a file: 5 MB, counted so that no way of counting them refuses one that another takes. */
export const mostFileBytes = 5 * 1024 * 1024;
/** Most files of one message. */
export const mostFiles = 5;

/** Why a file is not taken. The last ones may be over when it is tried again. */
export const fileRefusals = [
  'file-empty',
  'file-too-large',
  'file-name',
  'file-type',
  'file-broken',
  'file-two-kinds',
  'file-bomb',
  'file-locked',
  'file-virus',
  'image-too-large',
  'pdf-active',
  'pdf-embedded',
  'docx-macro',
  'docx-embedded',
  'docx-remote',
  'too-many-files',
  'scanner-away',
  'upload-broken',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];
