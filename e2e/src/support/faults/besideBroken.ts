import type { Page } from 'playwright';
import { expect, layoutHydrated } from '../looks/fixtures.ts';
import { faults, transportFaults } from './brokenRemote.ts';

interface ToBreak {
  remote: string;
  /** A page of it, and that page's heading. */
  path: string;
  heading: string;
  /** A page of another remote, to come from and to go on to. */
  other: string;
  /** The ways in which it can be broken there. */
  faults: readonly string[];
}

/** Each remote. Pages that sleep name none of their files: what hashes vouch for is fetched with the first navigation, or touch, only. */
export const toBreak: readonly ToBreak[] = [
  { remote: 'mf-flights', path: '/vuelos/salidas', heading: 'Salidas', other: '/contacto', faults },
  {
    remote: 'mf-establishments',
    path: '/establecimientos/restaurantes',
    heading: 'Restaurantes',
    other: '/contacto',
    faults,
  },
  {
    remote: 'mf-services',
    path: '/informacion-en-tiempo-real/parqueaderos',
    heading: 'Parqueaderos',
    other: '/contacto',
    faults,
  },
  { remote: 'mf-taxi', path: '/servicios/taxis', heading: 'Taxis', other: '/contacto', faults },
  {
    remote: 'mf-forms',
    path: '/contacto',
    heading: 'Contacto',
    other: '/servicios',
    faults: transportFaults,
  },
  {
    remote: 'mf-corporate',
    path: '/corporativo',
    heading: 'Corporativo',
    other: '/contacto',
    faults: transportFaults,
  },
];

/** Everything but the broken remote answers, also while the page is being loaded from the server. */
export async function expectUsable(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await layoutHydrated(page);
    await expect(page.getByRole('region', { name: 'Estado del aeropuerto' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused({ timeout: 250 });
  }).toPass({ timeout: 20_000, intervals: [20] });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Follows a link of the footer, which is there whatever is broken. */
export const follow = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().press('Enter');
