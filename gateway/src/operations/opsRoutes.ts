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
import { isForeign } from './isForeign.ts';
import { opsPage, signInPage } from './opsPage.ts';
import { createOpsSessions, opsCookie, opsLasts } from './opsSession.ts';
import { readOpsView, type OpsParts, type OpsView } from './readOpsView.ts';
import type { TokenGuard } from './tokenGuard.ts';

const css = readFileSync(new URL('./ops.css', import.meta.url));
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // With `no-referrer` a form's Origin would be `null`, and no form be this site's.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

interface OpsDoor {
  guard: TokenGuard;
  /** The site's own origin. */
  ownOrigin: (request: FastifyRequest) => string;
}

/** The operations page: what is live, how it fares, and its changes, for those who know the token. */
export function serveOps(app: FastifyInstance, parts: OpsParts & OpsDoor): void {
  const { guard, ownOrigin, store, channel, releases, now } = parts;
  const sessions = createOpsSessions();
  /** What the last action said, until its page has shown it. */
  const said = new LRUCache<string, NonNullable<OpsView['said']>>({ max: 100, ttl: 60_000 });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const cookieOf = (request: FastifyRequest) => readCookies(request).get(opsCookie) ?? '';
  const sessionOf = (request: FastifyRequest) => sessions.find(cookieOf(request), now().getTime());
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
  const refuseForeign = (request: FastifyRequest, reply: FastifyReply) =>
    isForeign(request.headers, ownOrigin(request))
      ? html(reply, 403, signInPage('This form was sent by another site.'))
      : undefined;
  /** Answers a form of this site's own pages; that of another site changes nothing, whatever cookie comes with it. */
  const post = (
    path: string,
    answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | FastifyReply,
  ) =>
    app.post(
      path,
      async (request, reply) => refuseForeign(request, reply) ?? answer(request, reply),
    );

  post('/ops/session', (request, reply) => {
    const verdict = guard.judge(field(request, 'token'), request.ip);
    if (verdict === 'limited')
      return html(reply, 429, signInPage('Too many attempts. Wait a minute and try again.'));
    const who = field(request, 'who');
    if (who === '' || verdict === 'wrong')
      return html(reply, 401, signInPage('This token is not the one of the configuration.'));
    sessions.end(cookieOf(request));
    const cookie = sessions.begin(who, now().getTime());
    return reply
      .header('set-cookie', sessionCookie(request, cookie, opsLasts))
      .redirect('/ops', 303);
  });
  post('/ops/sign-out', (request, reply) => {
    sessions.end(cookieOf(request));
    return reply.header('set-cookie', sessionCookie(request, '', 0)).redirect('/ops', 303);
  });

  const act = (
    path: string,
    change: (context: ChangeContext, form: Form) => Promise<Result<Change>>,
  ) =>
    post(path, async (request, reply) => {
      const session = sessionOf(request);
      if (!session) return html(reply, 401, signInPage('Sign in to change anything.'));
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
      // An operator who reads "done" gets the new page with the next click.
      if (done.ok) await releases.follow();
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

function sessionCookie({ protocol }: FastifyRequest, value: string, seconds: number): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${opsCookie}=${value}; Path=/ops; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

function sentenceOf({ action, channel, remote, version, before, after, changed }: Change): string {
  if (!changed) return `${remote} ${version} on ${channel}: nothing to change.`;
  return `${action} done: ${remote} on ${channel}, live before ${before ?? 'none'}, live now ${after ?? 'none'}.`;
}
