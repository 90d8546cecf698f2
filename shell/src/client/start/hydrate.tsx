import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { Locale } from '@eldorado/i18n';
import { App } from '../../app/App.tsx';
import { createLayouts } from '../../site/layouts.ts';
import { browserWidgets } from '../../widgets/mountWidget.tsx';
import type { BrowserRouter } from '../navigation/createRouter.ts';
import { pageAt } from '../navigation/pageAt.ts';
import type { PageRemotes } from '../remotes/pageRemotes.ts';
import type { Page } from './page.ts';

/** Marks the document once the layout is live; a remote's screen follows when its code is there. */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    performance.mark('hydrated');
  }, []);
  return children;
}

/** Makes the server's page live. As a transition React does it in short tasks, between which the visitor is served. */
export function hydrate(page: Page, remotes: PageRemotes, router: BrowserRouter): void {
  const { boot, store, i18n, clock, sites } = page;
  const directory = { first: boot.site, get: (locale: Locale) => sites.get(locale) };
  const serverState = boot.state;
  const { layout, site } = boot;
  const sent = layout && pageAt(page, window.location.pathname).page;
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') ?? document.body,
      <App
        store={store}
        serverState={serverState}
        i18n={i18n}
        clock={clock}
        widgets={browserWidgets({
          registry: remotes.registry,
          store,
          i18n,
          clock,
          serverState,
          sites: directory,
          onRenderFailure: remotes.reportRenderFailure,
        })}
        sites={directory}
        layoutOf={createLayouts(remotes.registry, sent ? { page: sent, site, layout } : null)}
      >
        <Live>
          <RouterProvider router={router} />
        </Live>
      </App>,
      {
        onRecoverableError: (error) => console.error(error),
      },
    );
  });
}
