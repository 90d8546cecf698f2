/** A case's number as `newCaseNumber` makes it, without its hyphens; what stands before it came along with it. */
const shape = /(?:PQ|^)([2-9A-Z]{4})([2-9A-Z]{4})([2-9A-Z]{4})$/;

/**
 * A case's number as people copy it: in small letters, with spaces or other dashes, without `PQ` or with words before it. What is none stays as
 * it is.
 */
export function readCaseNumber(typed: string): string {
  const number = typed.normalize('NFKC').trim().toUpperCase().slice(0, 80);
  const groups = shape.exec(number.replaceAll(/[^A-Z0-9]/g, ''));
  return groups === null ? number : ['PQ', ...groups.slice(1)].join('-');
}
