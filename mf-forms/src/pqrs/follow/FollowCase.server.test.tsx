import { respond } from '@eldorado/testing';
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

test('a link that is over says so, and leaves the address alone to be asked for', async () => {
  const html = await render({
    path: `${page}?case=${link}`,
    api: { [`GET /v2/case-links/${link}`]: respond(404, { code: 'link-ended' }) },
  });
  expect(html).toContain('Este enlace ya venció');
  expect(html).toContain(`value="${receipt.number}"`);
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

const waiting = { state: 'waiting', replyBy: '2026-03-18', mayHaveMoreTime: true } as const;

test('what its sender must complete names its day, and no day of an answer; one more month is a form without JavaScript', async () => {
  const html = await ofCase('', waiting);
  expect(html).toContain('Complétala a más tardar el 18 de marzo de 2026');
  expect(html).not.toContain('Te respondemos a más tardar');
  expect(html).toMatch(/<input type="hidden" name="action" value="more-time"\/>/);
  expect(html).toContain('Pedir un mes más');
  const longer = await ofCase('&done=more-time', { ...waiting, mayHaveMoreTime: false });
  expect(longer).toContain('Tienes un mes más para completarla.');
  expect(longer).not.toContain('Pedir un mes más');
});

test.each(['already-granted', 'too-late', 'not-waiting'])(
  'a month that is not given (%s) is told above what may be done, and no field is blamed',
  async (problem) => {
    const html = await ofCase(`&problem=${problem}`, { ...waiting, mayHaveMoreTime: false });
    expect(html).toMatch(/role="alert"[^>]*>(?:<[^>]*>)*No se puede pedir más tiempo/);
    expect(html).not.toContain('href="#text-inform"');
  },
);

test.each([
  ['forwarded', 'Esto le corresponde al aeropuerto'],
  ['withdrawn', 'Completarla y abrirla de nuevo'],
] as const)('what is %s is opened again and not rated', async (state, title) => {
  const html = await ofCase('', { state, forwardedTo: 'Avianca' });
  expect(html).toContain(title);
  expect(html).not.toContain('¿Qué te pareció la respuesta?');
  expect(html).not.toContain('Te respondemos a más tardar');
});

test('an e-mail that did not arrive is said', async () => {
  expect(await ofCase('', { unreached: true })).toContain('no llegó');
  expect(await ofCase('', {})).not.toContain('no llegó');
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
