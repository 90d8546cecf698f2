import fc from 'fast-check';

/** What happens to a file on its way: bytes are lost, doubled, changed or moved, a line is lost, or its end. */
interface Mishap {
  kind: 'lose' | 'double' | 'change' | 'insert' | 'lose line' | 'swap lines' | 'cut';
  /** Where, in parts of the whole. */
  at: number;
  length: number;
  bytes: Uint8Array;
}

export const mishaps: fc.Arbitrary<Mishap[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Mishap['kind']>(
      ...(['lose', 'double', 'change', 'insert', 'lose line', 'swap lines', 'cut'] as const),
    ),
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    length: fc.integer({ min: 1, max: 12 }),
    bytes: fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 6 }),
      fc
        .constantFrom(
          '"',
          ';',
          ',',
          '\t',
          '\n',
          '=',
          '-1',
          '1e9',
          '\u0000',
          '\\u0000',
          '\\ud800',
          '&#0;',
          '�',
          '<',
          '&',
          '{',
          ']',
          '0',
          '',
        )
        .map((text) => Buffer.from(text)),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

/** What a hand slips on: a figure or a letter is another one, and the file stays whole. */
export const slips: fc.Arbitrary<Mishap[]> = fc.array(
  fc.record({
    kind: fc.constant('change' as const),
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    length: fc.constant(1),
    bytes: fc.constantFrom(...'0123456789AEZaez').map((text) => Buffer.from(text)),
  }),
  { minLength: 1, maxLength: 2 },
);

const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

function lines(file: Uint8Array, change: (all: string[]) => string[]): Uint8Array {
  return Buffer.from(change(Buffer.from(file).toString('latin1').split('\n')).join('\n'), 'latin1');
}

function suffered(file: Uint8Array, { kind, at, length, bytes }: Mishap): Uint8Array {
  const from = Math.floor(at * file.length);
  const [before, piece, after] = [
    file.subarray(0, from),
    file.subarray(from, from + length),
    file.subarray(from + length),
  ];
  if (kind === 'lose') return join(before, after);
  if (kind === 'double') return join(before, piece, piece, after);
  if (kind === 'change') return join(before, bytes, after);
  if (kind === 'insert') return join(before, bytes, piece, after);
  if (kind === 'cut') return before;
  return lines(file, (all) => {
    const line = Math.floor(at * all.length);
    return kind === 'lose line'
      ? all.toSpliced(line, 1)
      : all.toSpliced(line, 2, all[line + 1] ?? '', all[line] ?? '');
  });
}

/** A file after what has happened to it. */
export const mutated = (file: Uint8Array, all: readonly Mishap[]): Uint8Array =>
  all.reduce(suffered, file);
