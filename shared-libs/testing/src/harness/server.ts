import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { localisePath } from '@eldorado/i18n/locale';
import { fakeApi, isFakeAnswer, type FakeApi } from '../fakeApi.ts';
import type { HarnessBoot } from './connect.ts';
import type { HarnessExample } from './example.ts';
import { documentOf, escapeHtml } from './document.ts';
import { readSwitches, switchesForm, type Switches } from './switches.ts';

export interface HarnessOptions {
  /** Package name of the remote: `mf-flights`. */
  remote: string;
  examples: readonly HarnessExample[];
  /** Folder of the remote's browser build. */
  clientDir: string;
  /** Folder of the harness host's build. */
  hostDir: string;
  /** Address of a site's live versions: the page of single-spa's loads the remote from there, as one of another origin. */
  liveVersions?: string;
  /** Milliseconds by which the slow API answers late. */
  slowness?: number;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const html = 'text/html; charset=utf-8';

/**
 * Runs one remote alone. `/` lists its examples, `/examples/<name>` shows one (`?locale=`, `theme=`, `width=`, `api=` and
 * `now=` change how), and at the remote's own addresses a page of single-spa's hosts it. No shell, no gateway, no
 * database.
 */
export function createHarness(options: HarnessOptions): FastifyInstance {
  const { remote, examples, slowness = 3_000 } = options;
  // A browser connects once more than it asks, and an end would wait five minutes for what such a connection may still ask.
  const app = fastify({ logger: false, forceCloseConnections: true });
  const find = (name: string) => examples.find((example) => example.name === name);
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
  serve('/remote', options.clientDir);
  serve('/host', options.hostDir);

  app.get('/', (_request, reply) => {
    const items = examples.map(
      ({ name, title }) => `<li><a href="/examples/${name}">${escapeHtml(title)}</a></li>`,
    );
    const body = `<main><h1>${remote}</h1><ul>${items.join('')}</ul></main>`;
    return reply.type(html).send(documentOf({ title: remote, body }));
  });

  app.get('/examples/:name', (request, reply) => {
    const { name } = request.params as { name: string };
    const example = find(name);
    if (!example) {
      const body = '<main><h1>No such example</h1><p><a href="/">All examples</a></p></main>';
      return reply
        .code(404)
        .type(html)
        .send(documentOf({ title: '404', body }));
    }
    const query = new URL(request.url, 'http://harness').searchParams;
    const switches = readSwitches(query, example);
    const bare = query.has('bare');
    const header = bare ? '' : `<header>${switchesForm(switches)}</header>`;
    const { title } = example;
    if (switches.width !== null && !bare) {
      const body = header + frame(request.url, title, switches.width);
      return reply.type(html).send(documentOf({ title, body }));
    }
    return reply.type(html).send(
      documentOf({
        title,
        locale: switches.locale,
        body: `${header}<main id="remote" class="harness-remote"></main>`,
        boot: bootOf(`${request.protocol}://${request.host}`, example, switches),
      }),
    );
  });

  app.all('/api/:example/:mode/*', async (request, reply) => {
    const { example, mode, '*': rest } = request.params as Record<string, string>;
    if (mode === 'slow') await wait(slowness);
    if (mode === 'failing') return reply.code(503).send({ code: 'unavailable', title: 'Failing' });
    // A page that was reached by a link asks for what only another example has.
    const answers = { ...answersOf(examples), ...find(example ?? '')?.api };
    const answer = fakeApi(answers, request.method, `/${rest ?? ''}`);
    return reply.code(answer.status || 503).send(answer.body);
  });

  // What a page asks for without its HTTP client, such as the drawing of a floor, its example answers as well.
  app.get('/api/v2/*', (request, reply) => {
    const page = URL.parse(request.headers.referer ?? '');
    const example = find(page?.pathname.split('/').at(-1) ?? '') ?? examples[0];
    if (!page || !example) return reply.code(404).send();
    const { api } = readSwitches(page.searchParams, example);
    return reply.redirect(`/api/${example.name}/${api}${request.url.slice('/api'.length)}`);
  });

  app.setNotFoundHandler((request, reply) => {
    const [example] = examples;
    const page = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!page || !example) return reply.code(404).send();
    const switches = readSwitches(new URLSearchParams({ theme: 'system' }), example);
    const {
      path: _path,
      locale: _locale,
      ...boot
    } = bootOf(`${request.protocol}://${request.host}`, example, switches);
    const { liveVersions } = options;
    const body = `<nav class="harness-pages" lang="en" aria-label="Pages"><ul></ul></nav><main id="remote" class="harness-remote"></main>`;
    return reply.type(html).send(
      documentOf({
        title: remote,
        body,
        boot: { ...boot, ...(liveVersions && { liveVersions }) },
      }),
    );
  });
  return app;

  function bootOf(origin: string, example: HarnessExample, switches: Switches): HarnessBoot {
    const [pathname = '/', query] = example.path.split('?');
    return {
      container: remote.replaceAll('-', '_'),
      entry: `${origin}/remote/remoteEntry.js`,
      apiBaseUrl: `/api/${example.name}/${switches.api}`,
      path: localisePath(pathname, switches.locale) + (query === undefined ? '' : `?${query}`),
      locale: switches.locale,
      theme: switches.theme,
      ...(switches.now !== 'live' && { now: switches.now }),
    };
  }
}

/** Every call that some example answers well; the first one's answer counts. */
function answersOf(examples: readonly HarnessExample[]): FakeApi {
  const entries = examples.flatMap(({ api }) => Object.entries(api)).reverse();
  return Object.fromEntries(entries.filter(([, answer]) => !isFakeAnswer(answer)));
}

/** The example in a window of this width: media queries ask for a window's, not an element's. */
function frame(url: string, title: string, width: number): string {
  const address = escapeHtml(`${url}&bare=1`);
  return `<main><iframe class="harness-frame" title="${escapeHtml(title)}" width="${width}" height="844" src="${address}"></iframe></main>`;
}
