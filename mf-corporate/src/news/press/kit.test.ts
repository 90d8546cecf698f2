import { readdirSync, readFileSync } from 'node:fs';
import { kitColours, logos, scenes } from './kit.ts';

/** Where `npm run images` draws them, and the gateway serves them from. */
const folder = new URL('../../../../gateway/images/press/', import.meta.url);
const bytesOf = (file: string) => readFileSync(new URL(file, folder));

test('the kit offers every picture that is there, and no other', () => {
  const offered = [...logos, ...scenes].flatMap(({ files }) => files.map(({ file }) => file));
  expect(offered.sort()).toEqual(readdirSync(folder).sort());
});

test.each([...logos, ...scenes])('$key has the size that the page keeps free for it', (picture) => {
  const { width, height, files } = picture;
  for (const { file } of files.filter(({ format }) => format === 'PNG')) {
    const png = bytesOf(file);
    expect([file, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([file, width, height]);
  }
});

test('colours are the same in both ways of writing them', () => {
  for (const { hex, rgb } of kitColours) {
    const parts = rgb.split(', ').map((part) => Number(part).toString(16).padStart(2, '0'));
    expect(`#${parts.join('')}`).toBe(hex);
  }
});
