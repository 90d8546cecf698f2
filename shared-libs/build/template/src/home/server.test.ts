import { renderOnServer } from '@eldorado/testing/server';
import remote from '../remote.ts';

test('the server’s page has everything before any script', async () => {
  const { status, html } = await renderOnServer(remote, { path: '/sample', locale: 'en' });
  expect(status).toBe(200);
  expect(html).toContain('<h1');
  expect(html).toContain('See the flights');
});
