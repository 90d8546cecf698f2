import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { I18n } from '@eldorado/i18n';
import type { PageClock } from '@eldorado/remote';
import type { RemoteRegistry } from '@eldorado/remote/runtime';
import type { SiteStore } from '@eldorado/store';
import { Catch } from '../app/Catch.tsx';
import { RemoteFailed } from '../app/RemoteFailed.tsx';
import { copyOf } from '../app/serverContent.ts';
import { SiteProvider, type SiteDirectory } from '../app/SiteContext.tsx';
import { withDeadline } from '../client/remotes/deadline.ts';
import { versionDeadline } from '../client/remotes/fallBack.ts';
import type { WidgetHost } from './RemoteWidget.tsx';
import { WidgetScope, widgetIds } from './WidgetScope.tsx';

export interface BrowserWidgets {
  registry: Pick<RemoteRegistry, 'prepareWidget'>;
  store: SiteStore;
  i18n: I18n;
  clock: PageClock;
  /** What the server rendered with; a widget that hydrates late begins with it. */
  serverState: Readonly<Record<string, unknown>>;
  sites: SiteDirectory;
  /** Called when a widget threw while it was shown. */
  onRenderFailure?: ((widget: { id: string; remote: string }) => void) | undefined;
}

/** How far below the screen a widget begins to load, so that it is live when it is reached. */
const nearby = '100px';

/**
 * The browser's host of widgets. What the server sent of one stays when its code does not come, or throws; where
 * there is nothing, as on a page that was navigated to, the version before is tried, and then it is said.
 */
export function browserWidgets(page: BrowserWidgets): WidgetHost {
  const { registry, serverState, sites, onRenderFailure, ...scope } = page;
  return {
    html: () => '',
    mount(place, name, locale) {
      let root: Root | undefined;
      let ended = false;
      const stopWatching = whenNear(place, () => void start());
      const remote = name.slice(0, name.indexOf('/'));

      async function start(): Promise<void> {
        // React owns the place, the widget's root the element in it.
        const container =
          place.firstElementChild ?? place.appendChild(document.createElement('div'));
        const rendered = container.hasChildNodes();
        const live = registry.prepareWidget(name, locale);
        const widget = await (rendered ? live : withDeadline(live, versionDeadline))
          .catch((error: unknown) => {
            console.error(error);
            return rendered ? null : registry.prepareWidget(name, locale, 'fallback');
          })
          .catch(() => null);
        if (ended || (rendered && !widget)) return;
        const failed = (
          <SiteProvider value={sites}>
            <RemoteFailed page={name} copy={() => copyOf(container)} />
          </SiteProvider>
        );
        const tree = (
          <WidgetScope {...scope} locale={locale} serverState={rendered ? serverState : undefined}>
            {widget ? (
              <Catch onError={() => onRenderFailure?.({ id: name, remote })} fallback={failed}>
                <widget.Widget locale={locale} />
              </Catch>
            ) : (
              failed
            )}
          </WidgetScope>
        );
        const options = {
          identifierPrefix: widgetIds(name),
          // Of a root that ends before it began to hydrate React says that it was drawn anew: as nothing.
          onRecoverableError: (error: unknown) => {
            if (!ended) reportError(error);
          },
        };
        // As a transition React does it in short tasks, between which the visitor is served.
        startTransition(() => {
          if (rendered) {
            root = hydrateRoot(container, tree, options);
          } else {
            root = createRoot(container, options);
            root.render(tree);
          }
        });
      }
      return () => {
        ended = true;
        stopWatching();
        // React is in the middle of the page's own update.
        setTimeout(() => root?.unmount());
      };
    },
  };
}

/** Calls back once, when an element comes near the screen or the keyboard reaches it. */
function whenNear(element: Element, near: () => void): () => void {
  const stop = () => {
    watch.disconnect();
    element.removeEventListener('focusin', seen);
  };
  const seen = () => {
    stop();
    near();
  };
  const watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen();
    },
    { rootMargin: nearby },
  );
  watch.observe(element);
  element.addEventListener('focusin', seen);
  return stop;
}
