import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { RenderedPage } from './server.tsx';
import { themes } from './settings.ts';
import { withTheme } from './withTheme.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The site's own policy, but for frames: what breaks it there shows here first. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types gallery',
].join('; ');

/**
 * The gallery's server.
 * @param dir folder of its build.
 * @param build while developing: names the present build; open pages reload when it changes.
 */
export function createGallery(dir: string, build?: () => string): FastifyInstance {
  // As the harness: a connection by which a browser never asked does not hold up the end.
  const app = fastify({ logger: false, forceCloseConnections: true });

  app.get('/live.json', () => ({ build: build?.() ?? null }));

  app.get('/assets/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const { theme: asked } = request.query as { theme?: string };
    const type = types[path.extname(file)];
    const bytes =
      /^[\w.-]+$/.test(file) && type
        ? await readFile(path.join(dir, 'client', file)).catch(() => null)
        : null;
    if (!bytes || !type) return reply.code(404).send();
    const theme = themes.find((name) => name === asked) ?? 'auto';
    return reply
      .type(`${type}; charset=utf-8`)
      .send(type === 'text/css' ? withTheme(bytes.toString(), theme) : bytes);
  });

  app.get('/*', (request, reply) => {
    const page = renderer(dir, build?.() ?? '')(request.url);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(document(page, build?.()));
  });
  return app;
}

const require = createRequire(import.meta.url);
let loaded = { build: '', file: '' };

/** The server's half of the build, loaded again once it is another one. */
function renderer(dir: string, build: string): (address: string) => RenderedPage {
  const file = path.join(dir, 'server/server.cjs');
  if (loaded.build !== build || loaded.file !== file) delete require.cache[file];
  loaded = { build, file };
  return (require(file) as { render: (address: string) => RenderedPage }).render;
}

function document(page: RenderedPage, build: string | undefined): string {
  return [
    `<!doctype html><html lang="${page.language}"${build ? ` data-build="${build}"` : ''}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(`${page.title} · El Dorado`)}</title>`,
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}">`,
    `<link rel="stylesheet" href="/assets/main.css?theme=${page.theme}">`,
    '<script defer src="/assets/main.js"></script></head>',
    `<body><div id="gallery">${page.html}</div></body></html>`,
  ].join('');
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#ffc844"/></svg>';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
