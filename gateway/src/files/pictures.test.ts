import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { headerBackgrounds } from '@eldorado/remote';
import { pictureHref, servePictures } from './pictures.ts';

const app = fastify();
servePictures(app);
afterAll(() => app.close());

const bytesOf = (file: string) => readFileSync(new URL(`../../images/${file}`, import.meta.url));
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each(['home', ...headerBackgrounds])(
  'links into %s show a picture of the size that networks show whole, light enough for a phone',
  (section) => {
    const bytes = bytesOf(`social-${section}.png`);
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect(sizeOf(bytes)).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(60_000);
  },
);

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
  ['shortcut-taxi.png', 96],
])('%s is %i px wide and high', (file, size) => {
  expect(sizeOf(bytesOf(file))).toEqual([size, size]);
});

test('favicon.ico holds 16, 32 and 48 px', () => {
  const ico = bytesOf('favicon.ico');
  const count = ico.readUInt16LE(4);
  expect(Array.from({ length: count }, (_, index) => ico[6 + 16 * index])).toEqual([16, 32, 48]);
});

test('a picture is kept for ever under its hash', async () => {
  const href = pictureHref('social-flights');
  expect(href).toMatch(/^\/images\/social-flights\.[0-9a-f]{8}\.png$/);
  const { statusCode, headers, rawPayload } = await app.inject(href);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(headers['cache-control']).toContain('immutable');
  expect(rawPayload.equals(bytesOf('social-flights.png'))).toBe(true);
});

test('a link shared with an older drawing shows today’s, for a while', async () => {
  const { statusCode, headers } = await app.inject('/images/social-flights.00000000.png');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('max-age=300');
});

test.each(['/images/nothing.00000000.png', '/images/..%2Fpackage.json', '/images/favicon.ico'])(
  '%s is not there',
  async (address) => {
    expect((await app.inject(address)).statusCode).toBe(404);
  },
);

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
])('%s answers where browsers try it', async (address, type) => {
  const { statusCode, headers } = await app.inject(address);
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
});

test.each([
  ['el-dorado-mark.svg', 'image/svg+xml'],
  ['el-dorado-name.png', 'image/png'],
])('the press takes %s from an address that stays', async (file, type) => {
  const { statusCode, headers, rawPayload } = await app.inject(`/images/press/${file}`);
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
  expect(rawPayload.equals(bytesOf(`press/${file}`))).toBe(true);
});
