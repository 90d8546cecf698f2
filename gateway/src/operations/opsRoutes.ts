import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  canaryRelease,
  pauseRelease,
  rollbackRelease,
  type Change,
  type ChangeContext,
  type Result,
} from '@eldorado/releases';
import { readCookies } from '../live/visitors.ts';
import { opsPage, signInPage } from './opsPage.ts';
import { knowsToken, openSession, opsCookie, opsLasts, sealSession } from './opsSession.ts';
import { readOpsView, type OpsParts, type OpsView } from './readOpsView.ts';

const css = readFileSync(new URL('./ops.css', import.meta.url));
/** Attempts to sign in that one address has in a minute. */
const attempts = 5;

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** The operations page: what is live, how it fares, and its changes, for those who know the token. */
export function serveOps(app: FastifyInstance, parts: OpsParts): void {
  const { token, store, channel, now } = parts;
  const tried = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true });
  /** What the last action said, until its page has shown it. */
  const said = new LRUCache<string, NonNullable<OpsView['said']>>({ max: 100, ttl: 60_000 });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const cookieOf = (request: FastifyRequest) => readCookies(request).get(opsCookie) ?? '';
  const sessionOf = (request: FastifyRequest) =>
    openSession(cookieOf(request), token, now().getTime());
  const html = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).type('text/html; charset=utf-8').headers(headers).send(page);

  app.get('/ops/ops.css', (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(css),
  );
  app.get('/ops', async (request, reply) => {
    const session = sessionOf(request);
    if (!session) return html(reply, 401, signInPage(null));
    const view = await readOpsView(parts, session.who);
    const last = said.get(cookieOf(request)) ?? null;
    said.delete(cookieOf(request));
    return html(reply, 200, opsPage({ ...view, said: last }));
  });
  app.post('/ops/session', (request, reply) => {
    const count = (tried.get(request.ip) ?? 0) + 1;
    tried.set(request.ip, count);
    if (count > attempts)
      return html(reply, 429, signInPage('Too many attempts. Wait a minute and try again.'));
    const who = field(request, 'who');
    if (who === '' || !knowsToken(field(request, 'token'), token))
      return html(reply, 401, signInPage('This token is not the one of the configuration.'));
    tried.delete(request.ip);
    const until = now().getTime() + opsLasts * 1_000;
    return reply
      .header('set-cookie', sessionCookie(request, sealSession({ who, until }, token), opsLasts))
      .redirect('/ops', 303);
  });
  app.post('/ops/sign-out', (request, reply) =>
    reply.header('set-cookie', sessionCookie(request, '', 0)).redirect('/ops', 303),
  );

  const act = (
    path: string,
    change: (context: ChangeContext, form: Form) => Promise<Result<Change>>,
  ) =>
    app.post(path, async (request, reply) => {
      const session = sessionOf(request);
      // The cookie is strict about other sites already; this also holds where a browser is not.
      if (!session || isForeign(request))
        return html(reply, 401, signInPage('Sign in to change anything.'));
      const why = field(request, 'why');
      const done =
        why.length < 3
          ? { ok: false as const, failure: { sentence: 'Say why: the next shift reads it.' } }
          : await change(
              {
                store,
                channel: field(request, 'channel') || channel,
                at: new Date().toISOString(),
                who: session.who,
                why,
              },
              (name) => field(request, name),
            );
      said.set(cookieOf(request), {
        done: done.ok,
        sentence: done.ok ? sentenceOf(done.value) : done.failure.sentence,
      });
      return reply.redirect('/ops', 303);
    });
  act('/ops/rollback', (context, form) =>
    rollbackRelease(context, form('remote'), false, () => undefined),
  );
  act('/ops/canary', (context, form) =>
    canaryRelease(context, form('remote'), form('version'), Number(form('traffic'))),
  );
  act('/ops/pause', (context, form) => pauseRelease(context, form('remote')));
}

type Form = (name: string) => string;

const field = ({ body }: FastifyRequest, name: string) =>
  body instanceof URLSearchParams ? (body.get(name) ?? '').trim().slice(0, 300) : '';

/** Whether another site's page sends this, as far as the browser says. */
const isForeign = ({ headers }: FastifyRequest) =>
  !['same-origin', 'none', ''].includes(String(headers['sec-fetch-site'] ?? ''));

function sessionCookie({ protocol }: FastifyRequest, value: string, seconds: number): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${opsCookie}=${value}; Path=/ops; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

function sentenceOf({ action, channel, remote, version, before, after, changed }: Change): string {
  if (!changed) return `${remote} ${version} on ${channel}: nothing to change.`;
  return `${action} done: ${remote} on ${channel}, live before ${before ?? 'none'}, live now ${after ?? 'none'}.`;
}
