import { readFile } from 'node:fs/promises';

/** The text of UTF-8 bytes, or null when they are not: read leniently, another encoding would break every accent. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a file that a command imports. Throws, in the words of the faults in it, when it is not UTF-8. */
export async function readUtf8(path: string): Promise<string> {
  const text = decodeUtf8(await readFile(path));
  if (text !== null) return text;
  throw new Error(
    'line 1: the file is not UTF-8: save it as CSV UTF-8\nNothing was loaded: 1 fault.',
  );
}
