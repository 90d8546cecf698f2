import type { FastifyInstance } from 'fastify';
import { languageTag, locales, localisePath, type Locale } from '@eldorado/i18n/locale';
import type { LiveSet } from '../live/liveSet.ts';
import { pictureHref } from '../files/pictures.ts';
import { manifestPath, siteName } from '../text/siteName.ts';

/** What a traveller in a hurry opens from the home screen; one whose page is not live is left out. */
const shortcuts = [
  { path: '/vuelos/salidas', icon: 'shortcut-departures' },
  { path: '/vuelos/llegadas', icon: 'shortcut-arrivals' },
  { path: '/mapas', icon: 'shortcut-maps' },
  { path: '/servicios/taxis', icon: 'shortcut-taxi' },
] as const;

const icon = (name: string, size: number, purpose = 'any') => ({
  src: pictureHref(name),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest in one language: the same app in all of them, which begins in the one it was installed in. */
function webManifest(set: LiveSet, locale: Locale): object {
  const pages = [...set.apps.values()].flatMap(({ descriptor }) => descriptor.pages);
  return {
    id: '/',
    name: siteName,
    short_name: 'El Dorado',
    description: pages.find(({ path }) => path === '/')?.description[locale],
    lang: languageTag[locale],
    start_url: localisePath('/', locale),
    // The whole site, so that changing the language does not leave the app.
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f0',
    theme_color: '#15181d',
    categories: ['travel', 'navigation'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: shortcuts.flatMap(({ path, icon: name }) => {
      const page = pages.find((candidate) => candidate.path === path);
      return page
        ? [
            {
              name: page.title[locale],
              url: localisePath(path, locale),
              icons: [icon(name, 96)],
            },
          ]
        : [];
    }),
  };
}

/** Serves each language's manifest beside its home page. */
export function serveManifests(app: FastifyInstance, current: () => LiveSet): void {
  for (const locale of locales) {
    app.get(localisePath(manifestPath, locale), (_request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(webManifest(current(), locale))),
    );
  }
}
