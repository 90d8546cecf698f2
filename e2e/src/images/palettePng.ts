import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture's points, four bytes each: red, green, blue, alpha. */
interface Picture {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/**
 * Rewrites a PNG of a browser with at most 256 colours, a byte a point: a third of its size, and drawings of flat
 * surfaces look the same.
 * @param png eight bits a channel, RGB or RGBA, not interlaced, as Chromium writes them.
 */
export function toPalette(png: Buffer): Buffer {
  const { width, height, rgba } = decode(png);
  const points = new Uint32Array(rgba.buffer, 0, width * height);
  const counts = new Map<number, number>();
  for (const point of points) counts.set(point, (counts.get(point) ?? 0) + 1);
  const palette = medianCut(counts, 256);
  const indexOf = new Map(palette.flatMap(({ colours }, i) => colours.map((c) => [c, i] as const)));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = indexOf.get(points[y * width + x] ?? 0) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a point, a palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(({ mean }) => mean.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map(({ mean }) => mean[3] ?? 255))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channel = (colour: number, index: number) => (colour >>> (8 * index)) & 255;

/** Splits the colours into boxes, each time the one whose points differ most; each box becomes its mean colour. */
function medianCut(counts: ReadonlyMap<number, number>, size: number) {
  const boxes = [measure([...counts.keys()])];
  while (boxes.length < size) {
    const widest = boxes.reduce((a, b) => (b.weight > a.weight ? b : a));
    if (widest.weight === 0) break;
    const { axis } = widest;
    const sorted = widest.colours.sort((a, b) => channel(a, axis) - channel(b, axis));
    const middle = Math.ceil(sorted.length / 2);
    boxes.splice(
      boxes.indexOf(widest),
      1,
      measure(sorted.slice(0, middle)),
      measure(sorted.slice(middle)),
    );
  }
  return boxes;

  function measure(colours: number[]) {
    const spreads = [0, 1, 2, 3].map((index) => {
      const values = colours.map((colour) => channel(colour, index));
      return Math.max(...values) - Math.min(...values);
    });
    const spread = Math.max(...spreads);
    const points = colours.reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0);
    const mean = [0, 1, 2, 3].map((index) =>
      Math.round(
        colours.reduce((sum, c) => sum + channel(c, index) * (counts.get(c) ?? 0), 0) / points,
      ),
    );
    // The square root keeps a wide sky from taking every colour from what is drawn before it.
    return { colours, mean, axis: spreads.indexOf(spread), weight: spread * Math.sqrt(points) };
  }
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length, 0);
  body.copy(made, 4);
  made.writeUInt32BE(crc32(body), body.length + 4);
  return made;
}

function decode(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png[25] ?? 0];
  if (!channels || png[24] !== 8) throw new Error('Only PNGs of eight bits, RGB or RGBA, are read');
  const data: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const lines = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  const rgba = new Uint8Array(width * height * 4).fill(255);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const from = y * (stride + 1);
    const line = unfilter(lines[from] ?? 0, lines.subarray(from + 1, from + 1 + stride), above);
    for (let x = 0; x < width; x++)
      rgba.set(line.subarray(x * channels, (x + 1) * channels), (y * width + x) * 4);
    above = line;
  }
  return { width, height, rgba };

  function unfilter(filter: number, raw: Uint8Array, up: Uint8Array): Uint8Array<ArrayBuffer> {
    const line = new Uint8Array(raw.length);
    for (let i = 0; i < raw.length; i++) {
      const a = i < (channels ?? 0) ? 0 : (line[i - (channels ?? 0)] ?? 0);
      const b = up[i] ?? 0;
      const c = i < (channels ?? 0) ? 0 : (up[i - (channels ?? 0)] ?? 0);
      const guess = [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter] ?? 0;
      line[i] = (raw[i] ?? 0) + guess;
    }
    return line;
  }
}

/** The neighbour nearest to left + above - corner (PNG specification, filter type 4). */
function paeth(a: number, b: number, c: number): number {
  const [da, db, dc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return da <= db && da <= dc ? a : db <= dc ? b : c;
}
