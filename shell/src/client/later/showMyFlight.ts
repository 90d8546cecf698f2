import { createElement } from 'react';
import { splitLocale } from '@eldorado/i18n';
import { lateLine } from '../../layout/notices/lateSlot.ts';
import { RemoteWidget } from '../../widgets/RemoteWidget.tsx';

/** Where mf-flights keeps the flights that are followed, and the one looked at last (named in the terms). */
const keys = ['eldorado:followed', 'eldorado:last-flight'];

/**
 * Lets the flight that somebody follows, or looked at last, ride along on every page but those that show it anyway: the home page
 * and the flight's own. To be called on each page.
 */
export function showMyFlight(pathname: string): void {
  const { path } = splitLocale(pathname);
  const shownAnyway = path === '/' || path.startsWith('/vuelos/detalle/');
  const rides = !shownAnyway && keys.some(isKept);
  lateLine.show(rides ? createElement(RemoteWidget, { name: 'mf-flights/my-flight' }) : null);
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // A browser that keeps nothing knows no flight.
    return false;
  }
}
