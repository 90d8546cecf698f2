/**
 * A phone number as it is typed, of one that was pasted: without unseen signs, with plain hyphens, spaces and digits, its country
 * by a plus.
 */
export const cleanPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^tel:\s*/i, '')
    .replace(/^\(\s*(\+|00)\s*(\d{1,3})\s*\)/, '+$2')
    .replace(/^00(?=[1-9])/, '+');

/** Whether a text has the shape of a phone number: 7 to 15 digits (ITU-T E.164), with the signs people write between them. */
export const isPhone = (text: string): boolean =>
  /^\+?([\s().-]*\d){7,15}[\s().-]*$/.test(cleanPhone(text));
