import { fold } from '@eldorado/i18n/text';

export { fold };

/** Whether every word of the folded query occurs in the folded text. */
export function matches(folded: string, query: string) {
  return query.split(' ').every((word) => folded.includes(word));
}
