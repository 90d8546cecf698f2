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
  ['?status=saved', 'Guardamos el idioma'],
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
