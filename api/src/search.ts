/** Text as it is compared in searches: lower case, without accents, one space between words. */
export function fold(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether every word of the folded query occurs in the folded text. */
export function matches(folded: string, query: string) {
  return query.split(' ').every((word) => folded.includes(word));
}
