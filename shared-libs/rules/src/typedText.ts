/** Signs without width that no word needs; joiners (U+200C, U+200D) are part of names and emoji. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g;
/** Unseen signs around a text. */
const around = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** A text as it was meant: without what nobody sees, a line break as one character. Browsers send it as two. */
export const cleanText = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(unseen, '').replaceAll(around, '');

/** Whether a text is one line, without signs that steer a screen or turn the direction of what follows. */
export const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u.test(text);
