import type { CsvSource } from './csvForm.ts';

/** A fault of a file as a text: no parser is asked. */
export class FileFault extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/** Windows-1252 from 0x80 to 0x9f; Node's decoder of that name reads ISO 8859-1 there. */
const above0x80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const of1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (char) => above0x80.charAt(char.charCodeAt(0) - 0x80));

/** Letters and signs of the languages that partners write, beside ASCII; what else Windows-1252 may mean is another encoding read wrongly. */
const lettersOf1252 =
  /^[\t\r\n -~ÁÉÍÓÚÜÑÀÂÃÇÈÊËÎÏÔÕŒÙÛŸÆÄÖáéíóúüñàâãçèêëîïôõœùûÿæäöªº¡¿«»‘’“”–—…·°€£´ ß§©®²³½¼¾×±]*$/;

/** A sign of 0x80 to 0x9f between letters is one of the Macintosh's accents, where no letter of Windows-1252 stands beside it. */
function mayBeMac(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  return /[a-z][\u0080-\u009f][a-z]/i.test(text) && !/[\u00c0-\u00ff]/.test(text);
}

/** Without a mark at its beginning a text in UTF-16 shows itself by its NULs: every other byte of ASCII. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const nuls = [0, 0];
  const looked = Math.min(bytes.length, 200);
  for (let at = 0; at < looked; at++) if (bytes[at] === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  if (odd > looked / 4 && even === 0) return 'utf-16le';
  if (even > looked / 4 && odd === 0) return 'utf-16be';
  return null;
}

/**
 * The texts of a file as spreadsheets save it: UTF-8, UTF-16, or Windows-1252 where all its letters are such as our languages have.
 * @param told says what was understood, where it is not UTF-8.
 * @throws {FileFault} with the line that shows another encoding.
 */
export async function* decoded(source: CsvSource, told: (note: string) => void) {
  const pieces = bytesOf(source);
  let first = await pieces.next();
  // A mark, or enough of the text to see NULs by.
  while (!first.done && first.value.length < 4) {
    const more = await pieces.next();
    if (more.done) break;
    first = { done: false, value: Buffer.concat([first.value, more.value]) };
  }
  if (first.done) return;
  const wide = utf16Of(first.value);
  if (wide !== null) told('UTF-16');
  const texts = wide === null ? byLine : inUtf16(wide);
  yield* texts(again(first.value, pieces), told);
}

async function* bytesOf(source: CsvSource): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of source)
    if (chunk.length > 0) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}

async function* again(first: Uint8Array, rest: AsyncGenerator<Uint8Array, void>) {
  yield first;
  yield* rest;
}

const inUtf16 = (encoding: 'utf-16le' | 'utf-16be') =>
  async function* (pieces: AsyncGenerator<Uint8Array, void>) {
    const decoder = new TextDecoder(encoding, { fatal: true });
    let line = 1;
    const text = (bytes?: Uint8Array) => {
      try {
        const read = decoder.decode(bytes, { stream: bytes !== undefined });
        line += read.split('\n').length - 1;
        return read;
      } catch {
        throw new FileFault(line, 'the file is no whole UTF-16: save it as CSV UTF-8');
      }
    };
    for await (const piece of pieces) yield text(piece);
    yield text();
  };

/** UTF-8, line by line; from the first line that is none on Windows-1252, where no line before has said anything in UTF-8. */
async function* byLine(pieces: AsyncGenerator<Uint8Array, void>, told: (note: string) => void) {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let kept: Uint8Array = new Uint8Array();
  let accents = false;
  let is1252 = false;
  const text = (bytes: Uint8Array) => {
    if (!is1252)
      try {
        const read = utf8.decode(bytes);
        accents ||= read.length < bytes.length;
        return read;
      } catch {
        if (accents)
          throw new FileFault(
            line,
            'the file is UTF-8 above and another encoding here: save it as CSV UTF-8',
          );
        is1252 = true;
        told('Windows-1252');
      }
    const read = of1252(bytes);
    if (!lettersOf1252.test(read) || mayBeMac(bytes))
      throw new FileFault(line, 'the file is neither UTF-8 nor Windows-1252: save it as CSV UTF-8');
    return read;
  };
  for await (const piece of pieces) {
    const bytes = kept.length > 0 ? Buffer.concat([kept, piece]) : piece;
    let from = 0;
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, from)) {
      yield text(bytes.subarray(from, end + 1));
      line += 1;
      from = end + 1;
    }
    kept = bytes.subarray(from);
    // A line without an end is too long for any parser: it is told so by what it has.
    if (kept.length > 1_000_000) {
      yield text(kept.subarray(0, kept.length - 4));
      kept = kept.subarray(kept.length - 4);
    }
  }
  if (kept.length > 0) yield text(kept);
}

export type Separator = ',' | ';' | '\t';
const separators: readonly Separator[] = [',', ';', '\t'];
export const separatorNames: Readonly<Record<Separator, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
};

/**
 * By what a file's columns are separated: what its first line says (`sep=;`), else that by which most of the header's names are known,
 * and where none is, that by which it has most.
 * @param head the file up to the end of its header.
 * @returns the head without what only says so; its lines stay where they are.
 */
export function separatorOf(
  head: string,
  known: readonly string[],
  comment: string | undefined,
): { separator: Separator; head: string } {
  const text = head.replace(/^\ufeff/, '');
  const [, said] = /^sep=(.)[^\S\t]*(?=\r?\n|\r|$)/i.exec(text) ?? [];
  if (said !== undefined) {
    const separator = separators.find((one) => one === said);
    if (separator === undefined)
      throw new FileFault(1, `the columns are separated by "${said}": separate them with commas`);
    return { separator, head: text.slice(5) };
  }
  const header =
    text
      .split(/\r\n|\n|\r/)
      .find((line) => line.trim() !== '' && !(comment && line.startsWith(comment))) ?? '';
  const names = (separator: Separator) =>
    header.split(separator).map((name) =>
      name
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim()
        .toLowerCase(),
    );
  const knownBy = (separator: Separator) =>
    names(separator).filter((name) => known.includes(name)).length;
  const [separator = ','] = [...separators].sort(
    (a, b) => knownBy(b) - knownBy(a) || names(b).length - names(a).length,
  );
  return { separator, head: text };
}

/** Whether a text holds a header: a line that says something, and its end. */
export const hasHeader = (text: string, comment: string | undefined): boolean =>
  text
    .split(/\r\n|\n|\r(?!$)/)
    .slice(0, -1)
    .some(
      (line) =>
        line.trim() !== '' && !/^\ufeff?sep=/i.test(line) && !(comment && line.startsWith(comment)),
    );
