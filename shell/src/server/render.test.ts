import { defineRemote, type LayoutDeclaration } from '@eldorado/remote';
import type { Site, SitePage } from '../site/site.ts';
import { render } from './render.tsx';

const words = (text: string) => ({ es: text, en: text, fr: text, pt: text });
const page = (remote: string, id: string, path: string, title: string): SitePage => ({
  id: `${remote}/${id}`,
  remote,
  path,
  screen: 'article',
  title,
  background: 'plain',
});
const site: Site = {
  locale: 'es',
  setId: 'set-1',
  version: '1.0.0',
  pages: [
    page('mf-green', 'soil', '/verde/suelo', 'Suelo'),
    page('mf-green', 'office', '/oficina', 'Oficina'),
    page('mf-green', 'plain', '/aparte', 'Aparte'),
    page('mf-lost', 'lost', '/perdida', 'Perdida'),
  ],
  remotes: {},
  links: {},
};
const layoutOf = (name: string, difference: Partial<LayoutDeclaration>): LayoutDeclaration => ({
  name: words(name),
  home: 'soil',
  colour: '#8bc34a',
  text: 'dark',
  menu: [{ page: 'soil' }],
  ...difference,
});
const declared = (id: string, path: string, layout?: string) => ({
  id,
  path,
  screen: 'article' as const,
  title: words(id),
  description: words(id),
  keywords: { es: [], en: [], fr: [], pt: [] },
  ...(layout !== undefined && { layout }),
});
const remote = defineRemote({
  name: 'mf-green',
  contract: 1,
  pages: [
    declared('soil', '/verde/suelo', 'green'),
    declared('office', '/oficina', 'sober'),
    declared('plain', '/aparte'),
  ],
  screens: { article: () => Promise.resolve({ Screen: () => null, isStatic: true }) },
  layouts: {
    green: layoutOf('Verde', {}),
    sober: layoutOf('Sobrio', { colour: '#24384d', text: 'light' }),
  },
});

/** What a browser is sent at an address. */
async function show(path: string) {
  const rendered = await render({
    url: new URL(path, 'https://site.test'),
    site,
    fetchRemote: (name) =>
      name === remote.name ? Promise.resolve(remote) : Promise.reject(new Error(`no ${name}`)),
    askApi: () => Promise.resolve({ status: 404, data: {} }),
    publicApiBaseUrl: '/api',
    now: new Date('2026-03-02T15:00:00Z'),
    clockIsFrozen: true,
    signal: new AbortController().signal,
    within: (_remote, work) => work(),
    onError: () => undefined,
  });
  if (rendered.kind === 'redirect') throw new Error(`redirected to ${rendered.location}`);
  const html = new TextDecoder().decode(rendered.html);
  return { ...rendered, header: /<header.*?<\/header>/s.exec(html)?.[0] ?? '' };
}

test.each([
  ['/verde/suelo', 'mf-green/green', '#8bc34a', 'Verde'],
  ['/oficina', 'mf-green/sober', '#24384d', 'Sobrio'],
])('%s is sent in its layout, which the browser is told of', async (path, id, colour, name) => {
  const { header, boot, status } = await show(path);
  expect(status).toBe(200);
  expect(header).toContain(`fill="${colour}"`);
  expect(header).toContain(`aria-label="${name}"`);
  expect(header).not.toContain('style=');
  expect(boot.layout).toMatchObject({ id, colour, menu: [{ to: '/verde/suelo', title: 'Suelo' }] });
});

test.each([
  ['/aparte', 200, 'a page that names no layout'],
  ['/verde/nada', 404, 'an address without a page'],
  ['/perdida', 500, 'a page whose remote failed'],
])('%s (%i), %s, is sent in the site’s own', async (path, expected) => {
  const { header, boot, status } = await show(path);
  expect(status).toBe(expected);
  expect(header).toContain('El Dorado');
  expect(header).not.toContain('preserveAspectRatio');
  expect(boot).not.toHaveProperty('layout');
});
