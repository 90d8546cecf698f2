import { renderOnServer, type RenderOnServerOptions } from '@eldorado/testing/server';
import remote from '../remote.ts';

const page = async (query: string, options: Partial<RenderOnServerOptions> = {}) =>
  (await renderOnServer(remote, { path: `/boletin/suscripcion${query}`, ...options })).html;

test('the link of the first e-mail asks for one press, and opening it does nothing by itself', async () => {
  const html = await page('?token=7.abc&step=confirm', { locale: 'en' });
  expect(html).toMatch(/<form[^>]*action="\/en\/boletin\/suscripcion"[^>]*method="post"/);
  expect(html).toContain('<input type="hidden" name="token" value="7.abc"/>');
  expect(html).toMatch(
    /<button[^>]*value="confirm"[^>]*name="choice"[^>]*>Confirm my subscription/,
  );
  expect(html).toMatch(/value="unsubscribe"/);
});

test('the link of a newsletter leads to its language and to the way out', async () => {
  const html = await page('?token=7.abc', { locale: 'fr' });
  expect(html).toMatch(/<option value="fr" selected="">Français/);
  expect(html).toContain('Me désabonner');
  expect(html).not.toContain('value="confirm"');
});

test.each([
  ['?status=confirmed', 'Se ha súscrito correctamente'],
  ['?status=saved', 'Guardamos tus preferencias'],
  ['?status=unsubscribed', 'borramos tus datos'],
  ['', 'Este enlace ya no sirve'],
])('%s is said', async (query, words) => {
  const html = await page(query);
  expect(html).toContain(words);
  expect(html).not.toContain('<form');
});

test('a link that is none of ours, and an API that is away, are told apart', async () => {
  const sent = (status: number) => ({
    status,
    fields: { token: '7.abc', choice: 'confirm' },
    faults: {},
  });
  expect(await page('', { sent: sent(404) })).toContain('Este enlace ya no sirve');
  const away = await page('', { sent: sent(503) });
  expect(away).toContain('Ahora no podemos hacerlo');
  expect(away).toContain('value="7.abc"');
});

test('a name may be corrected; one that is too long comes back with what is wrong', async () => {
  const html = await page('?token=7.abc');
  expect(html).toMatch(/<input[^>]*maxLength="120"[^>]*name="fullName"/);
  const fields = { token: '7.abc', choice: 'save', locale: 'es', fullName: 'x'.repeat(121) };
  const sent = { status: 400, fields, faults: { fullName: 'max-length' } };
  const again = await page('', { sent });
  expect(again).toContain('120 caracteres como máximo');
  expect(again).toContain(`value="${'x'.repeat(121)}"`);
  expect(again).toContain('value="7.abc"');
});
