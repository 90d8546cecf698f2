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
  /^[\t\r\n -~\u00a0ÁÉÍÓÚÜÑÀÂÃÇÈÊËÎÏÔÕŒÙÛŸÆÄÖáéíóúüñàâãçèêëîïôõœùûÿæäöªº¡¿«»‘’“”–—…·°€£´ ß§©®²³½¼¾×±]*$/;

/** A sign of 0x80 to 0x9f between letters is one of the Macintosh's accents, where no letter of Windows-1252 stands beside it. */
function mayBeMac(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  return /[a-z][\u0080-\u009f][a-z]/i.test(text) && !/[\u00c0-\u00ff]/.test(text);
}

const markOfUtf32 = Buffer.from([0xff, 0xfe, 0, 0]);

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
  try {
    let first = await pieces.next();
    // A mark, or enough of the text to see NULs by.
    while (!first.done && first.value.length < 4) {
      const more = await pieces.next();
      if (more.done) break;
      first = { done: false, value: Buffer.concat([first.value, more.value]) };
    }
    if (first.done) return;
    if (Buffer.from(first.value.subarray(0, 4)).equals(markOfUtf32))
      throw new FileFault(1, 'the file is UTF-32: save it as CSV UTF-8');
    const wide = utf16Of(first.value);
    if (wide !== null) told('UTF-16');
    const texts = wide === null ? byLine : inUtf16(wide);
    yield* texts(again(first.value, pieces), told);
  } finally {
    // Wherever reading stops, the file is closed.
    await pieces.return();
  }
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

/** Where a text may be cut before its last bytes: in UTF-8 a character begins there, of which up to three bytes go on with 10. */
function cutOf(bytes: Uint8Array): number {
  const last = bytes.length - 4;
  const begins = (at: number) => ((bytes[at] ?? 0) & 0b1100_0000) !== 0b1000_0000;
  return [last, last - 1, last - 2, last - 3].find(begins) ?? last;
}

/** UTF-8; from the first line that is none on Windows-1252, where no line before has said anything in UTF-8. */
async function* byLine(pieces: AsyncGenerator<Uint8Array, void>, told: (note: string) => void) {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let kept: Uint8Array = new Uint8Array();
  let accents = false;
  let is1252 = false;
  const ofUtf8 = (bytes: Uint8Array) => {
    try {
      return is1252 ? null : utf8.decode(bytes);
    } catch {
      return null;
    }
  };
  const text = (bytes: Uint8Array) => {
    const read = ofUtf8(bytes);
    if (read !== null) {
      accents ||= read.length < bytes.length;
      return read;
    }
    if (accents)
      throw new FileFault(
        line,
        'the file is UTF-8 above and another encoding here: save it as CSV UTF-8',
      );
    if (!is1252) told('Windows-1252');
    is1252 = true;
    const letters = of1252(bytes);
    if (!lettersOf1252.test(letters) || mayBeMac(bytes))
      throw new FileFault(line, 'the file is neither UTF-8 nor Windows-1252: save it as CSV UTF-8');
    return letters;
  };
  /** Whole lines: at once where all are UTF-8, else one by one, to know the one that is not. */
  function* lines(bytes: Uint8Array) {
    const whole = ofUtf8(bytes);
    if (whole !== null) {
      accents ||= whole.length < bytes.length;
      yield whole;
      for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, end + 1)) line += 1;
      return;
    }
    let from = 0;
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, from)) {
      yield text(bytes.subarray(from, end + 1));
      line += 1;
      from = end + 1;
    }
  }
  for await (const piece of pieces) {
    const bytes = kept.length > 0 ? Buffer.concat([kept, piece]) : piece;
    const end = bytes.lastIndexOf(0x0a) + 1;
    if (end > 0) yield* lines(bytes.subarray(0, end));
    kept = bytes.subarray(end);
    // A line without an end is too long for any parser: it is told so by what it has.
    if (kept.length > 1_000_000) {
      const cut = cutOf(kept);
      yield text(kept.subarray(0, cut));
      kept = kept.subarray(cut);
    }
  }
  if (kept.length > 0) yield text(kept);
}

export type Separator = ',' | ';' | '\t';
/** What columns of other programs are separated by: it is named, and not read. */
const foreignSeparators = ['|', '^', '~'];
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
function separatorOf(
  head: string,
  known: readonly string[],
  comment: string | undefined,
): { separator: Separator; head: string } {
  const text = head.replace(/^\ufeff/, '');
  const [, said] = /^sep=(.)[^\S\t]*(?=\r?\n|\r|$)/i.exec(text) ?? [];
  if (said !== undefined) {
    const separator = separators.find((one) => one === said);
    if (separator === undefined) throw separatedBy(said);
    return { separator, head: text.slice(5) };
  }
  const header =
    text
      .split(/\r\n|\n|\r/)
      .find((line) => line.trim() !== '' && !(comment && line.startsWith(comment))) ?? '';
  const names = (separator: string) =>
    header.split(separator).map((name) =>
      name
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim()
        .toLowerCase(),
    );
  const knownBy = (separator: string) =>
    names(separator).filter((name) => known.includes(name)).length;
  const [separator = ','] = [...separators].sort(
    (a, b) => knownBy(b) - knownBy(a) || names(b).length - names(a).length,
  );
  const foreign = foreignSeparators.find((one) => knownBy(one) > Math.max(1, knownBy(separator)));
  if (foreign !== undefined) throw separatedBy(foreign);
  return { separator, head: text };
}

const separatedBy = (separator: string) =>
  new FileFault(1, `the columns are separated by "${separator}": separate them with commas`);

/** Whether a text holds a header: a line that says something, and its end. */
const hasHeader = (text: string, comment: string | undefined): boolean =>
  text
    .split(/\r\n|\n|\r(?!$)/)
    .slice(0, -1)
    .some(
      (line) =>
        line.trim() !== '' && !/^\ufeff?sep=/i.test(line) && !(comment && line.startsWith(comment)),
    );

/** More characters than any header, and than any row of cells that are not too long: a quote was left open, or a cell was not. */
export const longestRow = 100_000;

/**
 * A table as spreadsheets save it: its separator, and its texts from the header on.
 * @param known names of columns, by which a header is known.
 * @param told says which encoding was understood, where it is not UTF-8, while the texts are read.
 * @throws {FileFault} as the texts do.
 */
export async function openTable(
  source: CsvSource,
  known: readonly string[],
  comment: string | undefined,
  told: (encoding: string) => void,
): Promise<{ separator: Separator; texts: AsyncGenerator<string, void> }> {
  const pieces = decoded(source, told);
  let begun = '';
  try {
    while (!hasHeader(begun, comment) && begun.length < longestRow) {
      const piece = await pieces.next();
      if (piece.done) break;
      begun += piece.value;
    }
    const { separator, head } = separatorOf(begun, known, comment);
    return { separator, texts: after(head, pieces) };
  } catch (error) {
    await pieces.return();
    throw error;
  }
}

async function* after(head: string, rest: AsyncGenerator<string, void>) {
  try {
    yield head;
    yield* rest;
  } finally {
    await rest.return();
  }
}
