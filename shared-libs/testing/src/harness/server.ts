import path from 'node:path';
import { readFile } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { isLocale, localisePath } from '@eldorado/i18n/locale';
import { fakeApi } from '../fakeApi.ts';
import type { HarnessExample } from './example.ts';

export interface HarnessOptions {
  /** Package name of the remote: `mf-flights`. */
  remote: string;
  examples: readonly HarnessExample[];
  /** Folder of the remote's browser build. */
  clientDir: string;
  /** Folder of the harness host's build. */
  hostDir: string;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Runs one remote alone: a list of its examples at `/`, each example at `/examples/<name>` (`?locale=en`), and
 * the example's own API behind it. No shell, no gateway, no database.
 */
export function createHarness({
  remote,
  examples,
  clientDir,
  hostDir,
}: HarnessOptions): FastifyInstance {
  const app = fastify({ logger: false });
  const serve = (prefix: string, dir: string) =>
    app.get(`${prefix}/:file`, async (request, reply) => {
      const { file } = request.params as { file: string };
      const type = types[path.extname(file)];
      const bytes =
        /^[\w.-]+$/.test(file) && type
          ? await readFile(path.join(dir, file)).catch(() => null)
          : null;
      return bytes ? reply.type(type ?? '').send(bytes) : reply.code(404).send();
    });
  serve('/remote', clientDir);
  serve('/host', hostDir);

  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          remote,
          `<main><h1>${remote}</h1><ul>${examples
            .map(
              ({ name, title }) => `<li><a href="/examples/${name}">${escapeHtml(title)}</a></li>`,
            )
            .join('')}</ul></main>`,
        ),
      ),
  );

  app.get('/examples/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const { locale: asked } = request.query as { locale?: string };
    const example = examples.find((candidate) => candidate.name === name);
    if (!example)
      return reply.code(404).type('text/html').send(page('404', '<p>No such example</p>'));
    const locale = isLocale(asked) ? asked : 'es';
    const [pathname = '/', query] = example.path.split('?');
    const boot = {
      container: remote.replaceAll('-', '_'),
      entry: `${request.protocol}://${request.host}/remote/remoteEntry.js`,
      path: localisePath(pathname, locale) + (query === undefined ? '' : `?${query}`),
      locale,
      now: example.now,
    };
    return reply
      .type('text/html; charset=utf-8')
      .header('set-cookie', `example=${name}; Path=/; SameSite=Lax`)
      .send(
        page(
          example.title,
          `<main id="remote"></main><script type="application/json" id="harness">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script><script defer src="/host/main.js"></script>`,
          locale,
        ),
      );
  });

  app.all('/api/*', (request, reply) => {
    const name = /(?:^|;\s*)example=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
    const example = examples.find((candidate) => candidate.name === name);
    const answer = fakeApi(example?.api ?? {}, request.method, request.url.replace(/^\/api/, ''));
    return reply.code(answer.status || 503).send(answer.body);
  });
  return app;
}

function page(title: string, body: string, locale = 'en'): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/host/main.css"></head><body>${body}</body></html>`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
