/** A word of what stands before the @ of an address, without the signs that need quotation marks. */
const atom = String.raw`[^\s@<>(),;:"[\]\\.\p{C}]+`;
const sign = String.raw`[\p{L}\p{M}\p{N}]`;
/** Of a domain: letters, marks, digits, and hyphens between them (RFC 1034; RFC 5890 for what is not ASCII). */
const label = `${sign}(?:(?:${sign}|-){0,61}${sign})?`;
/** A last label begins with a letter, which the numbers of a machine's address do not. */
const topLabel = String.raw`(?=\p{L})${label}`;
const shape = new RegExp(
  String.raw`^(?=.{1,64}@)${atom}(?:\.${atom})*@(?:${label}\.)+(?=..)${topLabel}$`,
  'u',
);

/** Whether a text has the shape of an e-mail address that mail can reach. Only a message to it can prove more. */
export const isEmail = (text: string): boolean => shape.test(text);

/** An address without what clearly came along when it was pasted: unseen signs, `mailto:`, a name with brackets, a comma after it. */
export function cleanEmail(text: string): string {
  const seen = text.replaceAll(/\p{Cf}/gu, '').trim();
  const address = /<([^<>]*)>[\s,;.]*$/.exec(seen)?.[1] ?? seen;
  return address.replace(/^\s*(<|mailto:)\s*/i, '').replace(/[\s,;.>]+$/, '');
}
