import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorSessions } from 'api/pub-sub';
import { failure } from '@eldorado/releases';
import { readCookies } from '../../live/visitors.ts';
import { isForeign } from './isForeign.ts';
import { opsActions, type Form } from './opsActions.ts';
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
  /** Of the configuration. */
  token: string;
  /** Sessions of all gateways of a database; null where there is none. */
  operators: OperatorSessions | null;
  /** The site's own origin. */
  ownOrigin: (request: FastifyRequest) => string;
}

/** The operations page: what is live, how it fares, and its changes, for those who know the token. */
export function serveOps(app: FastifyInstance, parts: OpsParts & OpsDoor): void {
  const { guard, token, operators, ownOrigin, store, channel, releases, now } = parts;
  const sessions = createOpsSessions(operators, token);

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
    const session = await sessionOf(request);
    if (!session) return html(reply, 401, signInPage(null));
    const view = await readOpsView(parts, session.who);
    const said = readSaid(readCookies(request).get(saidCookie));
    if (said) reply.header('set-cookie', cookie(request, saidCookie, '', 0));
    return html(reply, 200, opsPage({ ...view, said }));
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

  post('/ops/session', async (request, reply) => {
    const verdict = guard.judge(field(request, 'token'), request.ip);
    if (verdict === 'limited')
      return html(reply, 429, signInPage('Too many attempts. Wait a minute and try again.'));
    const who = field(request, 'who');
    if (who === '' || verdict === 'wrong')
      return html(reply, 401, signInPage('This token is not the one of the configuration.'));
    await sessions.end(cookieOf(request));
    const begun = await sessions.begin(who, now().getTime());
    return reply
      .header('set-cookie', cookie(request, opsCookie, begun, opsLasts))
      .redirect('/ops', 303);
  });
  post('/ops/sign-out', async (request, reply) => {
    await sessions.end(cookieOf(request));
    return reply.header('set-cookie', cookie(request, opsCookie, '', 0)).redirect('/ops', 303);
  });

  for (const [name, action] of Object.entries(opsActions)) {
    post(`/ops/${name}`, async (request, reply) => {
      const session = await sessionOf(request);
      if (!session) return html(reply, 401, signInPage('Sign in to change anything.'));
      const form: Form = (key) => field(request, key);
      const [who, why, at] = [session.who, form('why'), new Date().toISOString()];
      const context = { store, channel: form('channel') || channel, at, who, why };
      const missing =
        why.length < 3
          ? 'Say why: the next shift reads it.'
          : action.confirmed && form('sure') !== 'yes'
            ? 'Nothing was changed: tick the box that says what it does.'
            : null;
      const done =
        missing === null ? await action.run(context, form) : failure('not-confirmed', missing);
      // An operator who reads "done" gets the new page with the next click.
      if (done.ok) await releases.follow();
      const sentence = done.ok ? done.value : done.failure.sentence;
      const said = { done: done.ok, sentence: sentence.slice(0, 1_000) };
      return reply
        .header('set-cookie', cookie(request, saidCookie, writeSaid(said), 60))
        .redirect('/ops', 303);
    });
  }
}

const field = ({ body }: FastifyRequest, name: string) =>
  body instanceof URLSearchParams ? (body.get(name) ?? '').trim().slice(0, 300) : '';

type Said = NonNullable<OpsView['said']>;
/** What the last action said, until a page of any gateway has shown it. */
const saidCookie = 'ops-said';
const writeSaid = (said: Said) => Buffer.from(JSON.stringify(said)).toString('base64url');
function readSaid(text = ''): Said | null {
  try {
    const said = JSON.parse(Buffer.from(text, 'base64url').toString()) as Partial<Said>;
    return typeof said.sentence === 'string'
      ? { done: said.done === true, sentence: said.sentence }
      : null;
  } catch {
    return null;
  }
}

function cookie({ protocol }: FastifyRequest, name: string, value: string, seconds: number) {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${name}=${value}; Path=/ops; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
