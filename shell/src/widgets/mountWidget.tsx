import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { I18n } from '@eldorado/i18n';
import type { PageClock } from '@eldorado/remote';
import type { RemoteRegistry } from '@eldorado/remote/runtime';
import type { SiteStore } from '@eldorado/store';
import type { WidgetHost } from './RemoteWidget.tsx';
import { WidgetScope, widgetIds } from './WidgetScope.tsx';

export interface BrowserWidgets {
  registry: Pick<RemoteRegistry, 'prepareWidget'>;
  store: SiteStore;
  i18n: I18n;
  clock: PageClock;
  /** What the server rendered with; a widget that hydrates late begins with it. */
  serverState: Readonly<Record<string, unknown>>;
}

/** How far below the screen a widget begins to load, so that it is live when it is reached. */
const nearby = '100px';

/** The browser's host of widgets. */
export function browserWidgets(page: BrowserWidgets): WidgetHost {
  return {
    html: () => '',
    mount(place, name, locale) {
      let root: Root | undefined;
      let ended = false;
      const stopWatching = whenNear(place, () => {
        start().catch((error: unknown) => console.error(error));
      });
      async function start(): Promise<void> {
        const { Widget } = await page.registry.prepareWidget(name, locale);
        if (ended) return;
        const { serverState, ...scope } = page;
        // React owns the place, the widget's root the element in it.
        const container =
          place.firstElementChild ?? place.appendChild(document.createElement('div'));
        const rendered = container.hasChildNodes();
        const tree = (
          <WidgetScope {...scope} locale={locale} serverState={rendered ? serverState : undefined}>
            <Widget locale={locale} />
          </WidgetScope>
        );
        const options = { identifierPrefix: widgetIds(name) };
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
