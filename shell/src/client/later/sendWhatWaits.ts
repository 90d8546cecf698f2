import { createElement } from 'react';
import { splitLocale } from '@eldorado/i18n';
import { lateNotice } from '../../layout/notices/lateSlot.ts';
import { RemoteWidget } from '../../widgets/RemoteWidget.tsx';

/** Where mf-forms keeps a post that nobody answered (docs/decisions/035); named in the terms. */
const waitingKey = 'eldorado:pqrs-waiting';

let pages = 0;
let shown = false;

/**
 * Lets mf-forms send what waits on this device, and say so until the next page; its own pages do it by themselves. To be called
 * on each page.
 */
export function sendWhatWaits(pathname: string): void {
  pages += 1;
  if (shown) lateNotice.show(null);
  shown = !splitLocale(pathname).path.startsWith('/contacto/pqrs') && somethingWaits();
  // A widget of its own on each page, so that each tries again.
  if (shown) lateNotice.show(createElement(RemoteWidget, { key: pages, name: 'mf-forms/waiting' }));
}

function somethingWaits(): boolean {
  try {
    return localStorage.getItem(waitingKey) !== null;
  } catch {
    // A browser that keeps nothing has nothing that waits.
    return false;
  }
}
