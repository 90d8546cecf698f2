import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localisePath, splitLocale } from '@eldorado/i18n/locale';
import type { PageForm, SentForm } from '@eldorado/remote';
import { hasLeft } from '../http/hasLeft.ts';
import { packPage } from './pageCache.ts';
import { pageAt } from '../document/pageAt.ts';
import { addressOf, type PageParts } from './pageRoutes.ts';
import { ofPresentReleases } from './renderPage.ts';
import { pageHeaders } from './securityHeaders.ts';
import { sendPage } from './sendPage.ts';

const formType = 'application/x-www-form-urlencoded';
/** Bytes of a form without files: far more than any takes, so that one that is too long comes back with what is wrong. */
const longestForm = 512 * 1024;

/** Stands for a form that is longer than is read. */
const tooLong = Symbol('too long');

/** Reads a form whole, or no further than to where it is too long: its sender gets the page all the same. */
function readForm(
  _request: FastifyRequest,
  payload: IncomingMessage,
  read: (error: Error | null, body?: string | typeof tooLong) => void,
): void {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const take = (piece: Buffer) => {
    bytes += piece.length;
    if (bytes <= longestForm) return void pieces.push(piece);
    payload.off('data', take).off('end', end).pause();
    read(null, tooLong);
  };
  const end = () => read(null, Buffer.concat(pieces).toString());
  payload.on('data', take).once('end', end).once('error', read);
}

/**
 * Takes the forms that browsers send by themselves, at the address of their page. The API decides as ever; then the page
 * is asked for anew with what the API answered (303), or shown with what was typed and what is wrong.
 */
export function serveForms(
  app: FastifyInstance,
  { config, visitors, render, sent }: Pick<PageParts, 'config' | 'visitors' | 'render' | 'sent'>,
): void {
  void app.register((scope, _options, done) => {
    // For pages only: what others take is theirs to say.
    scope.addContentTypeParser(formType, readForm);
    scope.post('/*', { compress: false }, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { locale, path } = splitLocale(addressOf(request).pathname);
      const { set } = await visitors.recognise(request);
      const form = pageAt(set, path)?.declaration.form;
      const isTooLong = request.body === tooLong;
      if (!form || (typeof request.body !== 'string' && !isTooLong)) return reply.callNotFound();
      const page = localisePath(path, locale);
      // Which field it was is the page's to say.
      const outcome = isTooLong
        ? { status: 413, fields: {}, faults: {} }
        : await askApi(request, form);
      if ('shows' in outcome) {
        const query = new URLSearchParams({ [form.as ?? form.shows]: outcome.shows }).toString();
        return reply.redirect(`${page}?${query}`, 303);
      }
      const { visitor, ...fresh } = await ofPresentReleases(
        () => visitors.recognise(request),
        (of) => render(request, page, of, { sent: outcome, isGone: () => hasLeft(request, reply) }),
      );
      sent(visitor.set.id, request.ip);
      // The page is whole; its status says that the form was not taken.
      const status = fresh.status === 200 ? outcome.status : fresh.status;
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .headers(pageHeaders(visitor.set, config.assetsOrigin));
      return sendPage(request, reply, await packPage({ ...fresh, status }));
    });
    done();
  });

  /** Sends a form to the API as its sender would: by the site's own door, with all that says who asks and from where. */
  async function askApi(
    request: FastifyRequest,
    { endpoint, shows }: PageForm,
  ): Promise<SentForm | { shows: string }> {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !ofThisRequest.has(name)),
    );
    const answer = await app.inject({
      method: 'POST',
      url: `/api${endpoint}`,
      headers: { ...headers, accept: 'application/json' },
      payload: request.body as string,
      remoteAddress: request.socket.remoteAddress ?? '',
    });
    const said = jsonOf(answer.body);
    if (answer.statusCode < 300) return { shows: textOf(said[shows]) };
    return {
      status: answer.statusCode < 400 ? 502 : answer.statusCode,
      fields: Object.fromEntries(new URLSearchParams(request.body as string)),
      faults: Object.fromEntries(
        faultsOf(said).map(({ path, code }) => [String(path), String(code)]),
      ),
    };
  }
}

/** What concerns one connection, or how it is packed. */
const ofThisRequest = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

function jsonOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // A proxy's page in front of a missing API.
    return {};
  }
}

const faultsOf = ({ errors }: Record<string, unknown>) =>
  Array.isArray(errors) ? (errors as { path?: unknown; code?: unknown }[]) : [];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
