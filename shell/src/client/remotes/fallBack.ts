import type { RemoteRegistry } from '@eldorado/remote/runtime';
import { withDeadline } from './deadline.ts';

/** Milliseconds a navigation waits for a remote's code before the server is asked for the page instead. */
export const navigationDeadline = 4_000;
/** Milliseconds it waits for each of two versions. */
export const versionDeadline = 3_000;

interface Parts {
  registry: Pick<RemoteRegistry, 'prepare' | 'versionOf'>;
  hasFallback: (remote: string) => boolean;
  /** Called when the live version did not load, and the one before it did. */
  onFallback: (remote: string, page: string) => void;
}

/**
 * Makes a screen ready for a navigation: of the live version, and when that does not load, or hangs, of the good one
 * before it. The first page is never given another version than the one that made its HTML.
 */
export function withFallback({
  registry,
  hasFallback,
  onFallback,
}: Parts): RemoteRegistry['prepare'] {
  return async (page, locale) => {
    const { remote } = page;
    if (!hasFallback(remote) || registry.versionOf(remote) === 'fallback')
      return withDeadline(registry.prepare(page, locale), navigationDeadline);
    try {
      return await withDeadline(registry.prepare(page, locale), versionDeadline);
    } catch (error) {
      console.warn(error);
      const screen = await withDeadline(
        registry.prepare(page, locale, 'fallback'),
        versionDeadline,
      );
      onFallback(remote, page.id);
      return screen;
    }
  };
}
