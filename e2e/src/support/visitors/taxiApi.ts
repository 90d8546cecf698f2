import type { Page } from 'playwright';
import type { components } from '@eldorado/http/api-types';

export const taxiApi = '**/api/v2/taxi-imperial';
export const rightCode = '482915';
const user = { name: null, phone: '3001234567', phone_country_code: '+57' };

export const booking: components['schemas']['TaxiBooking'] = {
  number: 'TI-260302-TEST',
  status: 'confirmada',
  origin: 'El Dorado, Terminal 1',
  destination: 'Usaquén',
  originSlug: 'terminal-1',
  destinationSlug: 'usaquen',
  at: '2026-03-02T20:30:00.000Z',
  flight: null,
  name: 'Ana Rojas',
  mobile: '+573001234567',
  email: 'ana@example.com',
  paymentMethod: 'cash',
  priceCop: 39_350,
  priceMaxCop: 44_450,
  vehicleClass: 'standard',
  vehicle: 'Sabana LX',
  driverName: 'Yolanda Prieto',
  plate: 'TAE177',
  persons: 1,
  bags: 1,
  doorToDoor: false,
  createdAt: '2026-03-02T15:00:00.000Z',
  cancelUntil: '2026-03-02T20:15:00.000Z',
  cancelledAt: null,
  demo: true,
};

/**
 * Plays the API's answers to a passenger who signs in, since the text message with the code goes to a phone. Bookings are
 * the test's own.
 */
export async function playTaxiApi(page: Page): Promise<void> {
  await page.route(`${taxiApi}/sign-in/codes`, (route) =>
    route.fulfill({
      status: 202,
      json: {
        request: 'request',
        expiresAt: '2026-03-02T15:05:00.000Z',
        resendAt: '2026-03-02T15:00:30.000Z',
      },
    }),
  );
  await page.route(`${taxiApi}/sign-in/sessions`, (route) =>
    (route.request().postDataJSON() as { code: string }).code === rightCode
      ? route.fulfill({ json: { token: 'token', expiresAt: booking.at, user } })
      : route.fulfill({ status: 400, json: { status: 400, code: 'code-wrong', errors: [] } }),
  );
  await page.route(`${taxiApi}/me`, (route) => route.fulfill({ json: { user } }));
  await page.route(`${taxiApi}/bookings/*`, (route) => route.fulfill({ json: booking }));
}
