import { mountRootParcel, type ParcelConfigObject } from 'single-spa';
import { connect, readBoot } from './connect.ts';

/** Shows one example: the remote's lifecycles as a parcel, which leaves the browser's address alone. */
const boot = readBoot();
const domElement = document.getElementById('remote');
if (!domElement) throw new Error('The page has no place for the remote');
const lifecycles = await connect(boot)<ParcelConfigObject>('lifecycles');
const { path, locale, now, apiBaseUrl } = boot;
const parcel = mountRootParcel(lifecycles, { domElement, path, locale, now, apiBaseUrl });
await parcel.mountPromise;
document.documentElement.dataset['mounted'] = 'true';
// The contract lets a host unmount what it mounted.
Object.assign(window, { unmountRemote: () => parcel.unmount() });
