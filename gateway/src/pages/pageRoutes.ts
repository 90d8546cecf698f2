import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { blockOf } from '@eldorado/http/network';
import { localeCookie, localisePath, splitLocale, type LocalisedPath } from '@eldorado/i18n/locale';
import { searchPath } from '@eldorado/search';
import type { Addresses } from '../config/addresses.ts';
import type { Visitor, Visitors } from '../live/visitors.ts';
import type { GatewayConfig } from '../config/config.ts';
import { localeChoice, type LocaleChoice } from './localeChoice.ts';
import type { Clock } from 'api/clock';
import { withAge } from './agedPage.ts';
import {
  packPage,
  wantedPage,
  type CacheAnswer,
  type PageCache,
  type Render,
} from './pageCache.ts';
import { pageAt } from '../document/pageAt.ts';
import { isPersonal, readAddress } from '../document/pageKey.ts';
import { hasLeft } from '../http/hasLeft.ts';
import { ofPresentReleases, type RenderPage } from './renderPage.ts';
import { pageHeaders } from './securityHeaders.ts';
import { sendPage } from './sendPage.ts';

/** A page that was served. */
export interface ServedPage {
  /** Its address, with its language. */
  address: string;
  /** The newest instant of each answer of the API that it was made of (`updatedAt`), by the API's addresses. */
  times: Readonly<Record<string, string>>;
}

export interface PageParts {
  config: GatewayConfig;
  addresses: Addresses;
  visitors: Visitors;
  cache: PageCache;
  render: RenderPage;
  /** By which pages grow old. */
  age: Clock;
  /** Hears of each page that is served to all. */
  served: (page: ServedPage) => void;
  /** Hears of each page, whoever it is for. @param setId its set of releases. @param address whom it is sent to. */
  sent: (setId: string, address: string) => void;
  /** Answers a path, without its language, in another way than by a page that may be kept. */
  special: ReadonlyMap<string, SpecialPage>;
}

export type SpecialPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: URL,
) => Promise<FastifyReply>;

interface Elsewhere {
  status: 302 | 308;
  location: string;
  headers: Record<string, string>;
}

/** Serves every page of the site, at the address that no other route has. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  const { config, addresses, visitors, cache, render, age, served, sent, special } = parts;

  /** The other address that is the answer, if one is: a pin that is taken or ended, a slash too many, the saved language. */
  async function elsewhereOf(
    request: FastifyRequest,
    address: URL,
    { locale, path }: LocalisedPath,
    { redirectTo }: LocaleChoice,
  ): Promise<Elsewhere | null> {
    const own = { 'cache-control': 'private, no-store' };
    const pin = await visitors.takePin(request, address);
    if (pin)
      return { status: 302, location: pin.location, headers: { ...own, 'set-cookie': pin.cookie } };
    if (path.length > 1 && path.endsWith('/')) {
      const location = localisePath(path.replace(/\/+$/, '') || '/', locale);
      return { status: 308, location, headers: {} };
    }
    if (!redirectTo) return null;
    const location = localisePath(path, redirectTo) + address.search;
    return { status: 302, location, headers: own };
  }

  /** The page at an address for a visitor, and what it read of the address. */
  async function answerOf(
    request: FastifyRequest,
    { address, path, isGone }: { address: URL; path: string; isGone: () => boolean },
    visitor: Visitor,
  ) {
    const declaration = pageAt(visitor.set, path)?.declaration ?? null;
    const read = readAddress(address, declaration);
    const personal = isPersonal(read, declaration);
    const renderPage: Render = (refreshes, isGone) =>
      render(request, read, visitor, { refreshes, isGone });
    const wanted = wantedPage(visitor.set.id, {
      origin: addresses.origin(request),
      address: read,
    });
    // A page with a version that one browser tries out is for that browser alone, and one with a secret for who knows it.
    const answer: CacheAnswer =
      visitor.pinned || personal
        ? {
            state: 'miss',
            page: await packPage(await renderPage(false, isGone), age.now().getTime()),
          }
        : await cache.get(wanted, renderPage, { isGone, network: blockOf(request.ip) });
    return { answer, read, personal };
  }

  // A page chooses its coding by itself: the plugin for the rest would choose again, and takes `*` for gzip that is refused.
  app.get('/*', { compress: false }, async (request, reply) => {
    const address = addressOf(request);
    const localised = splitLocale(address.pathname);
    const { locale, path, prefixed } = localised;
    const choice = localeChoice(request, locale, prefixed);
    const elsewhere = await elsewhereOf(request, address, localised, choice);
    if (elsewhere)
      return reply.headers(elsewhere.headers).redirect(elsewhere.location, elsewhere.status);
    const { remember } = choice;
    reply.header('vary', prefixed ? 'Accept-Encoding' : 'Cookie, Accept-Encoding');
    const answerSpecial = special.get(path);
    if (answerSpecial) return answerSpecial(request, reply, address);
    if (path === searchPath) reply.header('x-robots-tag', 'noindex');
    const { answer, read, personal, visitor } = await ofPresentReleases(
      () => visitors.recognise(request),
      (of) => answerOf(request, { address, path, isGone: () => hasLeft(request, reply) }, of),
    );
    reply.header('x-page-cache', answer.state);
    sent(visitor.set.id, request.ip);
    if (!personal) served({ address: read, times: answer.page.times });
    if (remember) {
      const { name, maxAge } = localeCookie;
      const secure = request.protocol === 'https' ? '; Secure' : '';
      const kept = `${name}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
      reply.header('set-cookie', kept);
    }
    const page = await withAge(answer.page, age.now(), locale);
    const { status, keep } = page;
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers(pageHeaders(visitor.set, config.assetsOrigin))
      .header(
        'cache-control',
        remember || personal || !keep || page !== answer.page
          ? 'private, no-store'
          : cacheControl(status, config),
      );
    // The secret in its address stays within the site.
    if (personal) reply.headers({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' });
    visitors.remember(request, reply, visitor);
    return sendPage(request, reply, page);
  });
}

/** The page asked for. Its path begins with one slash, whatever was sent: two would name another host. */
export function addressOf(request: FastifyRequest): URL {
  const address = new URL(`http://site/${request.url}`);
  if (address.pathname.startsWith('//')) address.pathname = address.pathname.replace(/^\/+/, '/');
  return address;
}

/** What is between may serve a page for as long as this gateway does, and once more for as long while it asks for a new one. */
const cacheControl = (status: number, { pageFreshFor: fresh }: GatewayConfig) =>
  status === 200
    ? `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${fresh}, stale-if-error=86400`
    : 'no-store';
