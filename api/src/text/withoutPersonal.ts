/** A text with something else in the place of e-mail addresses. */
export const withoutAddresses = (text: string, instead = '(address)'): string =>
  text.replace(/[^\s<>:;,"'@]+@[^\s<>:;,"']+/g, instead);

/** Seven digits or more, however they are grouped: phones and documents, and no price, hour or flight. */
const longNumber = /\p{Nd}(?:[\s().\-/]{0,2}\p{Nd}){6,}/gu;

/** A text in which what most often names a person is struck out: e-mail addresses, and numbers as long as a phone's. */
export const withoutPersonal = (text: string): string =>
  withoutAddresses(text, '…').replace(longNumber, '…');
