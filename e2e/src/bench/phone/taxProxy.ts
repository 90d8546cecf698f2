import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesOfPage, type SingleBundle } from '../bytes/singleBundle.ts';

const brotli = promisify(zlib.brotliCompress);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Stands in front of the gateway and passes its answers on. With a bundle, the scripts that pages name are the
 * bundle's: the same HTML, styles and data, other JavaScript. Pages are kept compressed, so that both ways
 * answer equally fast.
 */
export async function startTaxProxy(gateway: string, bundle: SingleBundle | null) {
  const pages = new Map<string, { headers: IncomingHttpHeaders; br: Buffer }>();

  async function page(path: string, headers: IncomingHttpHeaders) {
    const known = pages.get(path);
    if (known) return known;
    const { body, headers: answered } = await ask(gateway, path, {
      ...headers,
      'accept-encoding': 'identity',
    });
    const html = bundle ? withScriptsOf(bundle, body.toString(), path) : body.toString();
    const made = {
      headers: answered,
      br: await brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
    };
    pages.set(path, made);
    return made;
  }

  async function answer(
    path: string,
    headers: IncomingHttpHeaders,
    response: ServerResponse,
  ): Promise<void> {
    const own = bundle?.files.get(/^\/single\/([\w.~-]+)$/.exec(path)?.[1] ?? '');
    if (own) {
      response.writeHead(200, { ...scriptHeaders, 'content-length': own.br.length });
      response.end(own.br);
    } else if (headers.accept?.includes('text/html')) {
      const { headers: answered, br } = await page(path, headers);
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': br.length,
        'integrity-policy': answered['integrity-policy'],
        // The bundle's webpack runtime has a Trusted Types policy of its own.
        'content-security-policy': String(answered['content-security-policy']).replace(
          'trusted-types ',
          'trusted-types single ',
        ),
      });
      response.end(br);
    } else {
      const passed = await ask(gateway, path, headers);
      response.writeHead(passed.status, passed.headers);
      response.end(passed.body);
    }
  }

  const server = createServer((request, response) => {
    answer(request.url ?? '/', request.headers, response).catch((error: unknown) => {
      response.writeHead(502);
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
};

/** The gateway's HTML with its scripts and preloads of scripts replaced by the bundle's, named as early. */
function withScriptsOf(bundle: SingleBundle, html: string, path: string): string {
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (!boot) throw new Error(`${path} carries no boot data`);
  const { site } = JSON.parse(boot) as {
    site: { pages: { path: string; remote: string; screen: string }[] };
  };
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is no page of the site`);
  const tags = filesOfPage(bundle, page).map((file, index) => {
    const { integrity } = bundle.files.get(file) ?? {};
    return `<link rel="start"${index === 0 ? ' data-first' : ''} href="/single/${file}" integrity="${integrity}">`;
  });
  return html
    .replaceAll(/<link rel="start"[^>]*>/g, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace('</head>', `${tags.join('')}</head>`);
}

function ask(gateway: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(gateway + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 502,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
