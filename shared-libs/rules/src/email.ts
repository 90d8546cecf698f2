/** Whether a text has the shape of an e-mail address: one @, a domain with a dot. Only a message to it can prove more. */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text);
