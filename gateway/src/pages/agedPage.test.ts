import { locales } from '@eldorado/i18n/locale';
import { agedNote, withAge } from './agedPage.ts';
import { packPage, unpack } from './pageCache.ts';

const at = (clock: string, day = '2026-03-02') => new Date(`${day}T${clock}Z`);
const html = '<html><body><div id="root"><main>10 min</main></div></body></html>';
const page = (dataAt: Date) =>
  packPage({ status: 200, keep: true, html: Buffer.from(html) }, dataAt.getTime());

test('a page of now is served as it is', async () => {
  const packed = await page(at('15:00:00'));
  expect(await withAge(packed, at('15:00:10'), 'es')).toBe(packed);
});

test('a page of before says of when its data are, above all else and outside of what React renders', async () => {
  const packed = await page(at('15:00:00'));
  const aged = await withAge(packed, at('15:43:00'), 'es');
  expect((await unpack(aged)).toString()).toBe(
    '<html><body><aside data-aged aria-label="Página sin actualizar"><p>Esta página muestra los datos de las 10:00. En este momento no podemos actualizarla.</p></aside><div id="root"><main>10 min</main></div></body></html>',
  );
  expect(aged.etag).not.toBe(packed.etag);
  // Packed once, however many ask.
  expect(await withAge(packed, at('15:44:00'), 'es')).toBe(aged);
});

test('a page that was looked at again and then grew old says its new time', async () => {
  const packed = await page(at('15:00:00'));
  await withAge(packed, at('15:43:00'), 'en');
  packed.dataAt = at('15:45:00').getTime();
  expect(await withAge(packed, at('15:45:05'), 'en')).toBe(packed);
  const again = await withAge(packed, at('15:50:00'), 'en');
  expect((await unpack(again)).toString()).toContain('This page shows data as of 10:45.');
});

test('data of another day name it', () => {
  const notes = locales.map((locale) =>
    agedNote(at('15:00:00'), at('15:00:00', '2026-03-03'), locale),
  );
  expect(notes.map((note) => /<p>(.*?\.) /.exec(note)?.[1])).toEqual([
    'Esta página muestra los datos del lunes, 2 de marzo, 10:00.',
    'This page shows data of Monday 2 March, 10:00.',
    'Cette page montre les données du lundi 2 mars, 10:00.',
    'Esta página mostra os dados de segunda-feira, 2 de março, 10:00.',
  ]);
});
