import type { FileKind } from '@eldorado/rules/pqrs-files';
import { Refused } from './inspect/findings.ts';

const longest = 200;

/**
 * A file's name as its sender gave it, for people to read: nothing is ever stored or served under it.
 * @throws {Refused} for a path, and for characters that are not seen or turn the rest around.
 */
export function readFileName(given: string): string {
  const name = given.normalize('NFC').trim();
  const isPath = /[\\/]/.test(name) || /^\.*$/.test(name);
  const isHidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(name);
  if (isPath || isHidden || name.length > longest) throw new Refused('file-name');
  return name;
}

/** The name with the ending of what the file is: `invoice.pdf.exe` that is a PDF ends with `.pdf`. */
export const nameWithKind = (name: string, kind: FileKind): string =>
  `${name.replace(/(\.[A-Za-z0-9]{1,5})+$/, '') || 'archivo'}.${kind}`;
