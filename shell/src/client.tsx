import { splitLocale } from '@eldorado/i18n';
import { isAsSent } from '@eldorado/remote/runtime';
import { live } from './app/serverContent.ts';
import { createExtras } from './client/later/extras.ts';
import { backCloses } from './client/navigation/backCloses.ts';
import { leaveJumps } from './client/navigation/leaveJumps.ts';
import { createPagesAhead } from './client/navigation/pagesAhead.ts';
import { createRouter } from './client/navigation/createRouter.ts';
import { followLinks, watchNavigation } from './client/navigation/watchNavigation.ts';
import { connectPageRemotes } from './client/remotes/pageRemotes.ts';
import { createSiteHost } from './client/remotes/siteHost.ts';
import { watchFirstRemote } from './client/remotes/watchFirstRemote.ts';
import { readBoot } from './client/start/boot.ts';
import { hydrate } from './client/start/hydrate.tsx';
import { nextTask } from './client/start/nextTask.ts';
import { createPage } from './client/start/page.ts';
import { reloadOnRelease } from './client/start/reloadOnRelease.ts';
import { sleepOf } from './client/start/sleep.ts';
import { watchConnectivity } from './client/start/watchConnectivity.ts';
import { loadVariantParts } from './layout/variant/lazyParts.ts';
import { findPage } from './site/findPage.ts';

/** Put in by the build. */
declare const process: { env: { NODE_ENV: string } };

// Makes the server's page live, in tasks short enough for a tap between them (docs/decisions/011).
await nextTask();
const boot = readBoot();
if (process.env.NODE_ENV === 'development') reloadOnRelease(boot.site.setId);
const page = createPage(boot);
const sleep = sleepOf(boot);
const remotes = connectPageRemotes(page, sleep.over);
const { registry } = remotes;
const { locale, path } = splitLocale(window.location.pathname);
const firstPage = boot.hydration.errors ? null : findPage(boot.site.pages, path);
// A page that stays as it was sent needs no code of its remote.
const livePage = Object.values(boot.hydration.loaderData).some(isAsSent) ? null : firstPage;
if (livePage)
  void sleep.over.then(() =>
    watchFirstRemote(page.store, livePage.remote, registry.prepare(livePage, locale)),
  );

await nextTask();
const ahead = createPagesAhead(page, registry);
const host = createSiteHost(page, remotes, () => router.state.navigation.location, ahead.run);
const router = createRouter(page, host, firstPage);
const extras = createExtras(page, ahead, router, livePage, sleep.end);
followLinks(page, router);
watchConnectivity(page.store);
backCloses(router);
if (livePage) leaveJumps(router, live);
watchNavigation({ router, registry, store: page.store, onNewPage: extras.onNewPage });

await nextTask();
if (boot.layout) await loadVariantParts();
hydrate(page, remotes, router);
extras.start();
