/**
 * Whether an If-None-Match header names a validator (RFC 9110, 13.1.2): compared weakly, `*` names all.
 * @param header as it came, with commas between several.
 * @param etag the answer's own, with its quotes.
 */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}
