import fastify from 'fastify';
import { serveNoteImages } from './imageRoutes.ts';

const titles: Record<string, string> = { corta: 'Niebla', larga: 'Vuelo «nuevo» & <b> '.repeat(8) };
const app = fastify();
beforeAll(() => {
  serveNoteImages(app, (url) => {
    const [, slug = '', locale] = /^\/v2\/news\/([\w-]+)\?locale=(\w+)$/.exec(url) ?? [];
    const title = titles[slug];
    if (title === undefined) return Promise.resolve({ status: 404, body: '' });
    const note = { title: `${title} ${locale}`, date: '2026-02' };
    return Promise.resolve({ status: 200, body: JSON.stringify(note) });
  });
});
afterAll(() => app.close());

/** Width and height as a PNG's head says them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const draw = (path: string) => app.inject(`${path}/imagen.png`);

test.each(['/el-dorado-informa/corta', '/fr/el-dorado-informa/larga'])(
  '%s has a picture of the size that networks show',
  async (path) => {
    const { statusCode, headers, rawPayload } = await draw(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(sizeOf(rawPayload)).toEqual([1200, 630]);
  },
);

test('each language has its own words in it', async () => {
  const pictures = await Promise.all(
    ['', '/en', ''].map((prefix) => draw(`${prefix}/el-dorado-informa/corta`)),
  );
  const [spanish, english, again] = pictures.map(({ rawPayload }) => rawPayload);
  expect(spanish?.equals(english ?? Buffer.alloc(0))).toBe(false);
  expect(spanish?.equals(again ?? Buffer.alloc(0))).toBe(true);
});

test('what is no note has none', async () => {
  expect((await draw('/el-dorado-informa/ninguna')).statusCode).toBe(404);
});
