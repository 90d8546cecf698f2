// An example: a page of single-spa's own that hosts a remote at the remote's own addresses. It provides what remotes share
// (connect.ts), asks which version is live where a site says so, and registers the remote's lifecycles; nothing else of this site is on it.
import {
  navigateToUrl,
  pathToActiveWhen,
  registerApplication,
  start,
  type LifeCycles,
} from 'single-spa';
import { locales, localisePath } from '@eldorado/i18n/locale';
import type { RemoteDefinition } from '@eldorado/remote';
import { connect, entryOf, readBoot } from './connect.ts';

const boot = readBoot();
const load = connect({ container: boot.container, entry: await entryOf(boot) });
const { default: remote } = await load<{ default: RemoteDefinition }>('remote');

registerApplication({
  name: remote.name,
  app: () => load<LifeCycles>('lifecycles'),
  activeWhen: remote.pages.flatMap(({ path }) =>
    locales.map((locale) => pathToActiveWhen(localisePath(path, locale), true)),
  ),
  customProps: {
    domElement: document.getElementById('remote'),
    apiBaseUrl: boot.apiBaseUrl,
    now: boot.now,
  },
});

const list = document.querySelector('nav ul');
for (const { path, title } of remote.pages.filter((page) => !page.path.includes(':'))) {
  const link = Object.assign(document.createElement('a'), { href: path, textContent: title.en });
  const item = document.createElement('li');
  item.append(link);
  list?.append(item);
}
document.querySelector('nav')?.addEventListener('click', (event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  navigateToUrl(event.target.href);
});
start();
