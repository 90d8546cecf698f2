// First, since it names the order of the cascade layers.
import '@eldorado/ui/styles.css';
import { registerPlugins, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import '@eldorado/http';
import '@eldorado/i18n';
import '@eldorado/remote';
import '@eldorado/remote/routing';
import '@eldorado/store';
import '@eldorado/ui';
import { mountRootParcel, type ParcelConfigObject } from 'single-spa';

/** What the harness's page tells its host: which remote, which example. */
interface HarnessBoot {
  container: string;
  entry: string;
  path: string;
  locale: 'es' | 'en' | 'fr' | 'pt';
  now: string;
}

const element = document.getElementById('harness');
const boot = JSON.parse(element?.textContent ?? '{}') as HarnessBoot;

registerPlugins([]);
registerRemotes([
  { name: boot.container, entry: boot.entry, entryGlobalName: boot.container, type: 'global' },
]);

const lifecycles = await loadRemote<ParcelConfigObject>(`${boot.container}/lifecycles`);
const target = document.getElementById('remote');
if (lifecycles && target) {
  const parcel = mountRootParcel(lifecycles, {
    domElement: target,
    path: boot.path,
    locale: boot.locale,
    now: boot.now,
    apiBaseUrl: '/api',
  });
  await parcel.mountPromise;
  document.documentElement.dataset['mounted'] = 'true';
  // For the contract suite: any host may unmount what it mounted.
  Object.assign(window, { unmountRemote: () => parcel.unmount() });
}
