/** Whether a text has control characters: nobody types them in a field of one line, and PostgreSQL refuses NUL. */
export const hasControlCharacters = (text: string) => /\p{Cc}/u.test(text);
