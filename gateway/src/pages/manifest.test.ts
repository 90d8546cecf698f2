import fastify from 'fastify';
import { exampleApp, examplePage, exampleSet } from '../live/exampleSet.ts';
import { serveManifests } from './manifest.ts';

const words = (text: string) => ({ es: text, en: `${text} en`, fr: text, pt: text });
const set = exampleSet(
  exampleApp('shell', [examplePage({ path: '/', description: words('El aeropuerto') })]),
  exampleApp('mf-flights', [examplePage({ path: '/vuelos/salidas', title: words('Salidas') })]),
);
const app = fastify();
serveManifests(app, () => set);
afterAll(() => app.close());

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string; icons: { src: string }[] }[];
}
const manifest = async (address: string) => {
  const { headers, body } = await app.inject(address);
  expect(headers['content-type']).toContain('application/manifest+json');
  return JSON.parse(body) as Manifest;
};

test('each language installs the same app, beginning in that language', async () => {
  expect(await manifest('/manifest.webmanifest')).toMatchObject({
    id: '/',
    lang: 'es-CO',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    description: 'El aeropuerto',
  });
  expect(await manifest('/en/manifest.webmanifest')).toMatchObject({
    id: '/',
    lang: 'en',
    start_url: '/en',
    scope: '/',
    description: 'El aeropuerto en',
  });
});

test('only live pages are shortcuts, named as in the menu', async () => {
  const { shortcuts } = await manifest('/en/manifest.webmanifest');
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Salidas en', '/en/vuelos/salidas'],
  ]);
});

test('there are icons for every place: any size, 192, 512 and one that may be cut', async () => {
  const { icons } = await manifest('/manifest.webmanifest');
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});
