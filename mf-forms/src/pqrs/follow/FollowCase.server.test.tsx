import { renderOnServer, type RenderOnServerOptions } from '@eldorado/testing/server';
import { receipt, shownCase } from '../../../fixtures/pqrs.ts';
import remote from '../../remote.ts';

const page = '/contacto/pqrs/seguimiento';
const link = encodeURIComponent(receipt.link);
const render = async (options: Partial<RenderOnServerOptions>) =>
  (await renderOnServer(remote, { path: page, api: {}, ...options })).html;
const ofCase = (query: string, change: Partial<typeof shownCase>) =>
  render({
    path: `${page}?case=${link}${query}`,
    api: { [`GET /v2/case-links/${link}`]: { ...shownCase, ...change } },
  });
const long = `Así no fue. ${'x'.repeat(4000)}`;

test('the form that looks for a case is posted to its page, and comes back with what was typed', async () => {
  expect(await render({ locale: 'en' })).toMatch(
    /<form[^>]*noValidate=""[^>]*action="\/en\/contacto\/pqrs\/seguimiento"/,
  );
  const fields = { number: 'PQ-7KQ2-XM4P-9TRX', email: 'ana@"example".com' };
  const html = await render({ sent: { status: 404, fields, faults: {} } });
  expect(html).toMatch(/<div[^>]*autofocus=""[^>]*role="alert"/);
  expect(html).toMatch(/href="#number">No hay una solicitud con ese número/);
  expect(html).toContain('value="PQ-7KQ2-XM4P-9TRX"');
  expect(html).toContain('value="ana@&quot;example&quot;.com"');
});

test.each<[number, Record<string, string>, string]>([
  [400, { number: 'number-required' }, 'Escribe el número de la solicitud'],
  [429, {}, 'Espera diez minutos'],
  [503, {}, 'Algo falló de nuestro lado'],
])('answered with %i %j it says so, with what was typed', async (status, faults, words) => {
  const html = await render({ sent: { status, faults, fields: { email: 'ana@example.com' } } });
  expect(html).toContain(words);
  expect(html).toContain('value="ana@example.com"');
});

test('words that were not taken are in their form, with a focused summary of all that is wrong', async () => {
  const typed = { action: 'rate' as const, text: long, rating: '' };
  const html = await ofCase('&problem=rating-required', { typed });
  expect(html).toMatch(/<div[^>]*autofocus=""[^>]*role="alert"/);
  expect(html).toContain('<a href="#rating">Elige una calificación</a>');
  expect(html).toContain('<a href="#text-rate">Acorta el texto a 4000 caracteres</a>');
  expect(html).toMatch(new RegExp(`id="text-rate"[^>]*>${long}</textarea>`));
  expect(html).toMatch(/id="text-reopen"[^>]*><\/textarea>/);
});

test('words for a case that was answered meanwhile are in the form that opens it again', async () => {
  const typed = { action: 'inform' as const, text: 'Era roja.', rating: '' };
  const html = await ofCase('&problem=already-answered', { typed });
  expect(html).toMatch(/href="#text-reopen">Ya la respondimos/);
  expect(html).toMatch(/id="text-reopen"[^>]*>Era roja\.<\/textarea>/);
});

test('what was not taken is still there when the page is opened later, without a word of it', async () => {
  const typed = { action: 'reopen' as const, text: 'Hoy tampoco.', rating: '' };
  const html = await ofCase('', { typed, state: 'taken' });
  expect(html).toMatch(/id="text-inform"[^>]*>Hoy tampoco\.<\/textarea>/);
  expect(html).not.toContain('autofocus');
});
