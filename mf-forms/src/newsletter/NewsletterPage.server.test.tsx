import { renderOnServer, type RenderOnServerOptions } from '@eldorado/testing/server';
import remote from '../remote.ts';

const page = async (options: Partial<RenderOnServerOptions> = {}) =>
  (await renderOnServer(remote, { path: '/boletin', ...options })).html;

test('the whole form is on the page, posted to it', async () => {
  const html = await page({ locale: 'en' });
  expect(html).toMatch(/<form[^>]*action="\/en\/boletin" method="post"/);
  expect(html).toMatch(/<select[^>]*name="locale"/);
  expect(html).toContain('<option value="en" selected="">English</option>');
  expect(html).not.toMatch(/<button[^>]*disabled/);
});

test('a sign-up that was not taken comes back with what was typed, and the focus on what is wrong', async () => {
  const html = await page({
    sent: {
      status: 400,
      fields: { fullName: 'Ana "A" Rojas', email: 'ana@ejemplo', locale: 'pt', consent: 'on' },
      faults: { email: 'email-invalid' },
    },
  });
  expect(html).toMatch(/<div[^>]*autofocus=""[^>]*role="alert"/);
  expect(html).toMatch(/<a href="#boletin-email">Ingresa un correo electrónico con el formato/);
  expect(html).toMatch(/<input[^>]*value="Ana &quot;A&quot; Rojas"/);
  expect(html).toMatch(/<input[^>]*value="ana@ejemplo"/);
  expect(html).toContain('<option value="pt" selected="">Português</option>');
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
});

test('an address that looks mistyped is asked about once, without JavaScript, and said to have been', async () => {
  const sent = { fullName: 'Ana', email: 'ana@gmial.com', askedEmail: '', consent: 'on' };
  const html = await page({ sent: { status: 400, fields: sent, faults: { email: 'email-near' } } });
  expect(html).toMatch(
    /<a href="#boletin-email">¿Quisiste decir ana@gmail\.com\? Corrígelo, o envía de nuevo si está bien/,
  );
  expect(html).toMatch(/<input type="hidden" name="askedEmail" value="ana@gmial\.com"/);
  expect(await page()).toMatch(/<input type="hidden" name="askedEmail" value=""/);
});

test.each([
  [429, {}, 'Espera diez minutos'],
  [429, { proof: 'newsletter.7.a.b.c' }, 'Espera un minuto'],
  [503, {}, 'Ahora no podemos recibirlo'],
])('answered with %i and %p it says so, with what was typed', async (status, faults, words) => {
  const html = await page({ sent: { status, fields: { fullName: 'Ana' }, faults } });
  expect(html).toMatch(/<div[^>]*autofocus=""/);
  expect(html).toContain(words);
  expect(html).toMatch(/<input[^>]*value="Ana"/);
  // Brought again later, a challenge counts as worked for.
  expect(html.includes('name="proof" value="newsletter.7.a.b.c"')).toBe('proof' in faults);
});
