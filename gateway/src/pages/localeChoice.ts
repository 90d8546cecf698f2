import { savedLocale, splitLocale, type Locale } from '@eldorado/i18n/locale';
import type { FastifyRequest } from 'fastify';

export interface LocaleChoice {
  /** The saved language, when the address names none and the visitor comes from elsewhere. */
  redirectTo?: Locale;
  /** The visitor changed the language with a link of this site: it is saved. */
  remember: boolean;
}

/**
 * Which language a request is served in: that of its prefix, else the saved one, else Spanish. The site's own
 * links always carry the language they mean, so a visitor who follows one to an unprefixed address wants
 * Spanish; this is how the switch works without JavaScript.
 */
export function localeChoice(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  locale: Locale,
  prefixed: boolean,
): LocaleChoice {
  const { headers } = request;
  const saved = savedLocale(headers.cookie ?? '');
  const from = ownReferer(headers.referer, request.host);
  if (from !== null) {
    // The site's worker asks for pages as well, to keep them, and follows no link.
    const follows = (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
    return { remember: follows && splitLocale(from).locale !== locale && saved !== locale };
  }
  if (!prefixed && saved && saved !== locale) return { redirectTo: saved, remember: false };
  return { remember: false };
}

/** The path of the page whose link was followed, when it is one of this site's. */
function ownReferer(referer: string | undefined, host: string | undefined): string | null {
  if (!referer) return null;
  try {
    const url = new URL(referer);
    return url.host === host ? url.pathname : null;
  } catch {
    return null;
  }
}
