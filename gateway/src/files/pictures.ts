import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** What `npm run images` drew: the site's icons, what a shared link shows, and what the press may take away. */
const folder = new URL('../../images/', import.meta.url);
const pressFolder = new URL('press/', folder);

interface Picture {
  /** Path whose hash changes with the bytes. */
  href: string;
  bytes: Buffer;
}

const pictures: ReadonlyMap<string, Picture> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => {
      const name = file.slice(0, -'.png'.length);
      const bytes = readFileSync(new URL(file, folder));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      return [name, { href: `/images/${name}.${hash}.png`, bytes }];
    }),
);

/**
 * The path of a picture of gateway/images.
 * @throws when there is none of that name: `npm run images` has not drawn it.
 */
export function pictureHref(name: string): string {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`gateway/images has no ${name}.png: npm run images`);
  return picture.href;
}

/** The paths of all pictures, by name. */
export const pictureHrefs: Readonly<Record<string, string>> = Object.fromEntries(
  [...pictures].map(([name, { href }]) => [name, href]),
);

/** Serves the pictures, and the icons at the addresses that browsers try by themselves. */
export function servePictures(app: FastifyInstance): void {
  app.get('/images/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    const picture = pictures.get(file.replace(/\.[0-9a-f]{8}\.png$/, ''));
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send();
    // A link shared long ago names an older drawing: it shows today's.
    const current = picture.href.endsWith(`/${file}`);
    return (
      reply
        .type('image/png')
        // What a shared link shows stands on other sites' pages.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', current ? 'public, max-age=31536000, immutable' : 'max-age=300')
        .send(picture.bytes)
    );
  });

  for (const file of readdirSync(pressFolder)) {
    const bytes = readFileSync(new URL(file, pressFolder));
    // Their addresses stay, so that who wrote about the airport may keep them.
    app.get(`/images/press/${file}`, (_request, reply) =>
      reply
        .type(file.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=86400')
        .send(bytes),
    );
  }

  const atRoot = [
    ['favicon.svg', 'image/svg+xml', new URL('favicon.svg', folder)],
    ['favicon.ico', 'image/x-icon', new URL('favicon.ico', folder)],
    ['apple-touch-icon.png', 'image/png', new URL('apple-touch-icon.png', folder)],
  ] as const;
  for (const [name, type, file] of atRoot) {
    const bytes = readFileSync(file);
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(bytes),
    );
  }
}
