import { renderOnServer, type RenderOnServerOptions } from '@eldorado/testing/server';
import { answerTerms } from '../../fixtures/contact.ts';
import remote from '../remote.ts';

const api = { 'GET /v2/facts': answerTerms };
const page = async (options: Partial<RenderOnServerOptions> = {}) =>
  (await renderOnServer(remote, { path: '/contacto', api, ...options })).html;

test('the form works as it is sent: it is posted to its page, with what it needs', async () => {
  const html = await page({ locale: 'en' });
  expect(html).toMatch(/<form[^>]*action="\/en\/contacto" method="post"/);
  expect(html).toContain('<input type="hidden" name="locale" value="en"/>');
  expect(html).toMatch(/name="consentVersion" value="2026-/);
  expect(html).not.toMatch(/<button[^>]*disabled/);
});

test('a form that was not taken comes back with what was typed, and the focus on what is wrong', async () => {
  const html = await page({
    sent: {
      status: 400,
      fields: { fullName: 'Ana "A" Rojas', email: 'ana', comment: '<b>Hola</b>', consent: 'on' },
      faults: { email: 'email-invalid', mobile: 'required' },
    },
  });
  expect(html).toMatch(/<div[^>]*autofocus=""[^>]*role="alert"/);
  expect(html).toContain('<a href="#mobile">Ingresa el celular</a>');
  expect(html).toMatch(/href="#email">Ingresa un correo electrónico con el formato/);
  expect(html).toMatch(/<input[^>]*value="Ana &quot;A&quot; Rojas"/);
  expect(html).toContain('&lt;b&gt;Hola&lt;/b&gt;</textarea>');
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
});

test.each([
  [429, 'Espera diez minutos'],
  [502, 'Ahora no podemos recibirlo'],
])('answered with %i it says so, with what was typed', async (status, words) => {
  const html = await page({ sent: { status, fields: { subject: 'Carros' }, faults: {} } });
  expect(html).toContain(words);
  expect(html).toMatch(/<input[^>]*value="Carros"/);
});

test('a message that was taken shows its reference; an address that somebody made up does not', async () => {
  const taken = await page({ path: '/contacto?reference=ED-261120-ABC234' });
  expect(taken).toContain('Gracias por brindarnos su opinion');
  expect(taken).toContain('ED-261120-ABC234');
  expect(await page({ path: '/contacto?reference=Call+555' })).not.toContain('Call 555');
});

test.each([
  ['es', '¿Quisiste decir ana@gmail.com?'],
  ['en', 'Did you mean ana@gmail.com?'],
  ['fr', 'Vouliez-vous dire ana@gmail.com ?'],
  ['pt', 'Você quis dizer ana@gmail.com?'],
] as const)(
  'in %s a page without JavaScript asks whether another address was meant',
  async (locale, words) => {
    const fields = { email: 'ana@gmial.com' };
    const html = await page({
      locale,
      sent: { status: 400, fields, faults: { mobile: 'required' } },
    });
    expect(html).toContain(words);
  },
);

test('the terms of answers are in the HTML', async () => {
  expect(await page()).toContain('15 días hábiles');
});
