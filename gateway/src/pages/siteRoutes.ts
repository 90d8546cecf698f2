import type { FastifyInstance } from 'fastify';
import { isLocale } from '@eldorado/i18n/locale';
import type { ExternalLinks } from 'shell/contract';
import type { Addresses } from '../config/addresses.ts';
import type { LiveReleases } from '../live/followChannel.ts';
import type { Visitors } from '../live/visitors.ts';
import { createSite } from '../document/createSite.ts';

/** What open tabs ask for: which set new pages are made of, and the site of their own set in another language. */
export function serveSite(
  app: FastifyInstance,
  parts: { releases: LiveReleases; visitors: Visitors; addresses: Addresses; links: ExternalLinks },
): void {
  const { releases, visitors, addresses, links } = parts;
  app.get('/_site/live.json', async (request, reply) => {
    const { set } = await visitors.known(request);
    return reply.header('cache-control', 'no-store').send({ setId: set.id });
  });
  app.get('/_site/:setId/:file', (request, reply) => {
    const { setId, file } = request.params as { setId: string; file: string };
    const locale = file.replace(/\.json$/, '');
    const set = releases.find(setId);
    if (!set || !isLocale(locale)) return reply.code(404).send({ code: 'set-not-found' });
    // What remotes fall back to is the page's to say: it may change while the set does not.
    const lasting = { ...set, fallbacks: new Map() };
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(createSite(lasting, locale, addresses.assetsOrigin(request), links));
  });
}
