import type { LayoutDeclaration, RemoteDefinition } from '@eldorado/remote';
import type { ReadyScreen } from '@eldorado/remote/runtime';
import { loadVariantParts } from '../layout/variant/lazyParts.ts';
import { createLayouts } from './layouts.ts';
import type { SiteLayout } from './siteLayout.ts';
import type { Site, SitePage } from './site.ts';

const words = (text: string) => ({ es: text, en: `${text} en`, fr: `${text} fr`, pt: text });
const page = (id: string, path: string, title: string): SitePage => ({
  id,
  remote: id.split('/')[0] ?? '',
  path,
  screen: 'article',
  title,
  background: 'plain',
});
const soil = page('mf-green/soil', '/verde/suelo', 'Soil');
const water = page('mf-green/water', '/verde/agua', 'Water');
const site = {
  locale: 'en',
  pages: [soil, water, page('mf-forms/contact', '/contacto', 'Contact us')],
} as unknown as Site;

const green: LayoutDeclaration = {
  name: words('Verde'),
  home: 'soil',
  colour: '#8bc34a',
  text: 'dark',
  menu: [{ page: 'soil' }, { page: 'water', label: words('Ríos') }],
  footer: [
    { to: '/contacto', label: words('Contacto') },
    { to: '/gone', label: words('Nada') },
  ],
};
const shown: SiteLayout = {
  id: 'mf-green/green',
  name: 'Verde en',
  home: '/verde/suelo',
  colour: '#8bc34a',
  text: 'dark',
  menu: [
    { to: '/verde/suelo', title: 'Soil' },
    { to: '/verde/agua', title: 'Ríos en' },
  ],
  footer: [{ to: '/contacto', title: 'Contacto en' }],
};

beforeAll(loadVariantParts);

/** A tab in which the remote is ready once it is fetched. */
function remote(difference: Partial<RemoteDefinition> = {}) {
  const definition = {
    pages: [{ id: 'soil', layout: 'green' }, { id: 'water' }],
    layouts: { green },
    ...difference,
  } as unknown as RemoteDefinition;
  let ready: ReadyScreen | undefined;
  return {
    peek: () => ready,
    fetch: () => (ready = { definition, module: { Screen: () => null } }),
  };
}

test('a page’s layout is known with its remote, in the page’s language, without links to what is not live', () => {
  const registry = remote();
  const layoutOf = createLayouts(registry);
  expect(layoutOf(soil, site)).toBeNull();
  registry.fetch();
  expect(layoutOf(soil, site)).toEqual(shown);
  expect(layoutOf(soil, site)).toBe(layoutOf(soil, site));
});

test('pages that name none, one that there is not, or no page at all stand in the site’s own', () => {
  const registry = remote({ layouts: {} });
  const layoutOf = createLayouts(registry);
  registry.fetch();
  for (const each of [soil, water, null]) expect(layoutOf(each, site)).toBeNull();
});

test('the page that was sent stands in its layout without its remote, and others do not', () => {
  const layoutOf = createLayouts(remote(), { page: soil, site, layout: shown });
  expect(layoutOf(soil, site)).toBe(shown);
  expect(layoutOf(water, site)).toBeNull();
  expect(layoutOf(soil, { ...site, locale: 'fr' })).toBeNull();
});
