/** Characters that a text of an archive may have: whatever is longer names nothing. */
const longest = 2_000;
/** Control characters but those of white space: the database takes some of them for none, a terminal for an order. */
const control = /[^\P{Cc}\t\n\r]/u;

const wrong = (text: string): string | null => {
  if (control.test(text)) return 'It has control characters.';
  if (text.length > longest) return `It has ${text.length} characters, more than ${longest}.`;
  return null;
};

/**
 * What is wrong with the first text, or name of a value, that cannot be one, however deep it lies and whether IMDF knows it or not.
 * @param value as JSON gives it.
 * @param path where it lies, as a JSON pointer.
 */
export function textFault(value: unknown, path: string): { path: string; what: string } | null {
  const left = [{ value, path }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value: found, path: at } = next;
    if (typeof found === 'string') {
      const what = wrong(found);
      if (what) return { path: at, what };
    } else if (typeof found === 'object' && found !== null) {
      for (const [key, inner] of Object.entries(found)) {
        const what = wrong(key);
        if (what) return { path: at, what };
        left.push({ value: inner as unknown, path: `${at}/${key}` });
      }
    }
  }
  return null;
}
