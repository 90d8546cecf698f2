import type { Page } from 'playwright';
import { axeFaults } from '../../support/looks/axe.ts';
import { chromiumFlags, findChromium } from '../../support/chromium.ts';
import {
  expect,
  followInFooter,
  hydrated,
  offlineErrors,
  test,
} from '../../support/looks/fixtures.ts';
import { standingOrigin } from '../../support/site/site.ts';

test.use({
  // What was kept is held to what was seen before: on a clock that goes on a row leaves in between.
  baseURL: standingOrigin,
  // Which alone shows a push message.
  launchOptions: { executablePath: findChromium({ whole: true }), args: chromiumFlags },
  serviceWorkers: 'allow',
  allowErrors: offlineErrors,
});

/** Waits until the worker keeps a page. */
async function kept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), address), {
      timeout: 30_000,
    })
    .toBe(true);
}

test('after one visit the board can be read without a network, with its age and a notice', async ({
  page,
  context,
}) => {
  await page.goto('/vuelos/salidas');
  await hydrated(page);
  const first = await page.getByRole('table').first().getByRole('row').nth(1).textContent();
  await kept(page, '/vuelos/salidas');
  await context.setOffline(true);

  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Estás sin conexión').first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Datos actualizados/)
      .first(),
  ).toBeVisible();
  expect(await page.getByRole('table').first().getByRole('row').nth(1).textContent()).toBe(first);
});

test('a page that is kept works, money is converted; one that is not says so, and leads to those that are', async ({
  page,
  context,
}) => {
  await page.goto('/en/vuelos/llegadas');
  await hydrated(page);
  await kept(page, '/en/vuelos/llegadas');
  // What the server found wrong is no longer said once it is corrected in place.
  await page.goto('/en/prepara-tu-viaje/divisas?amount=many&from=USD&to=COP');
  const wrong = page.getByText('Type an amount greater than zero');
  await expect(wrong).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('1');
  await expect(wrong).toBeHidden();
  await page.goto('/en/prepara-tu-viaje/divisas');
  await kept(page, '/en/prepara-tu-viaje/divisas');
  await context.setOffline(true);

  await page.reload();
  await page.getByRole('textbox', { name: 'Amount' }).fill('100');
  const answer = page.getByRole('main').locator('output');
  await expect(answer).toHaveText(/^USD\s100\.00 is COP\s\d{3},\d{3} \(demonstration rate\)$/);
  await page.getByRole('combobox', { name: 'From' }).selectOption('JPY');
  await page.getByRole('button', { name: 'Convert' }).click();
  await expect(answer).toHaveText(/^JPY\s100 is COP\s2,\d{3} /);
  await expect(page).toHaveURL(/divisas$/);

  await page.goto('/en/servicios/mascotas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({ family, status }) => [family, status]),
  );
  expect(fonts).toEqual([[expect.stringContaining('Overpass Variable'), 'loaded']]);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: /Arrivals/ }).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrivals');
});

test('a page that was reached without loading is kept as well', async ({ page, context }) => {
  await page.goto('/contacto');
  await hydrated(page);
  await kept(page, '/contacto');
  await followInFooter(page, 'Llegadas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Llegadas');
  await kept(page, '/vuelos/llegadas');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Llegadas');
});

test('the list of steps is made, ticked and kept, and stays ticked without a network', async ({
  page,
  context,
}) => {
  await page.goto('/servicios/prepara-tu-viaje');
  const form = page.getByRole('form', { name: 'Tu lista de pasos' });
  await form.getByLabel('Internacional').check();
  await form.getByLabel('Maleta en bodega').check();
  await form.getByRole('button', { name: 'Ver mis pasos' }).click();
  const bag = page.getByRole('checkbox', { name: 'Entrega la maleta' });
  await bag.check();
  await expect(page.getByText('1 de 10 listos')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await hydrated(page);
  await kept(page, new URL(page.url()).pathname + new URL(page.url()).search);
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByText('1 de 10 listos')).toBeVisible();
  await expect(bag).toBeChecked();
});

test('a push message is shown', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  await page.goto('/contacto');
  await hydrated(page);
  await kept(page, '/contacto');
  const protocol = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations;
      if (known) resolve(known.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const message = {
    origin: baseURL ?? '',
    registrationId: await registration,
    data: JSON.stringify({ title: 'AV 46', body: 'Sala A8', url: '/vuelos', tag: 'AV46' }),
  };
  // The protocol loses a message for a worker that is being activated still, or starts; another one of the same tag takes its place.
  await expect
    .poll(async () => {
      await protocol.send('ServiceWorker.deliverPushMessage', message);
      return page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
      });
    })
    .toEqual([['AV 46', 'Sala A8', 'AV46']]);
});
