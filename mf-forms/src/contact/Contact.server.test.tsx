import { renderOnServer } from '@eldorado/testing/server';
import { answerTerms } from '../../fixtures/contact.ts';
import remote from '../remote.ts';

const api = { 'GET /v2/facts': answerTerms };
const page = async () => (await renderOnServer(remote, { path: '/contacto', api })).html;

test('without JavaScript the page says what the form needs', async () => {
  expect(await page()).toMatch(/<noscript><p[^>]*>Este formulario necesita JavaScript/);
});

test("before the page's code runs nothing typed can be sent into an address", async () => {
  const html = await page();
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Enviar mensaje/);
});

test('the terms of answers are in the HTML', async () => {
  expect(await page()).toContain('15 días hábiles');
});
