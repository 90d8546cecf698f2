import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page, Route } from 'playwright';
import { pageFaults } from '../../support/looks/axe.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import {
  startSite,
  testDir,
  testNow,
  testReleases,
  type TestSite,
} from '../../support/site/site.ts';
import { taxiApi } from '../../support/visitors/taxiApi.ts';
import { meetPart, thoroughly } from '../../support/looks/views.ts';

/** Presses Tab until the control has the focus, as someone without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 60; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

const isLookedAt = meetPart(3);
/** By axe, in every third state; `npm run thorough axe` in each. */
const expectNoFaults = async (page: Page) => {
  if (isLookedAt()) expect(await pageFaults(page)).toEqual([]);
};

/** The last code that was sent, read where the demonstration sends text messages. */
const sentCode = (dataDir: string) =>
  readFileSync(path.join(dataDir, 'site/outbox/text-messages.txt'), 'utf8')
    .match(/SMS \(demonstration\).*?(\d{6})/g)
    ?.at(-1)
    ?.slice(-6);

test.describe('a ride', () => {
  test.use({ allowErrors: ['ERR_FAILED', 'Failed to load resource'] });

  // A site of its own: its clock goes on when it is started again, and its outbox has one passenger's messages.
  let dataDir: string;
  let site: TestSite;
  const startAt = async (now: string, port = '0') => {
    site = await startSite({
      RELEASES_DIR: testReleases,
      DATA_DIR: path.join(dataDir, 'site'),
      AIRPORT_NOW: now,
      PORT: port,
      RENDER_WORKERS: '1',
    });
  };
  test.beforeAll(async () => {
    dataDir = mkdtempSync(path.join(testDir, 'taxi-data-'));
    // PostgreSQL runs as a user of its own when this runs as root, and must get through.
    chmodSync(dataDir, 0o755);
    await startAt(testNow);
  });
  test.afterAll(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    thoroughly(test)(
      'has its fare worked out, is booked by forms after a code, and cancelled; a plate is checked',
      async ({ page, browser }) => {
        const main = page.getByRole('main');
        const heading = (name: string) => main.getByRole('heading', { level: 1, name });
        const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
        /** The page that is shown now, as who has its address sees it on a small phone, where scripts can look at it. */
        const expectNoFaultsHere = async () => {
          const other = await browser.newPage({
            javaScriptEnabled: true,
            viewport: { width: 320, height: 640 },
          });
          await other.goto(page.url());
          await expectNoFaults(other);
          const width = await other.evaluate(() => document.documentElement.scrollWidth);
          expect(width).toBeLessThanOrEqual(320);
          await other.close();
        };

        await page.goto(`${site.origin}/servicios/taxis/placa`);
        await main.getByLabel('Placa del taxi').fill('abc 999');
        await press('Verificar');
        await expect(main.getByRole('heading', { name: 'Placa no encontrada' })).toBeVisible();

        await page.goto(`${site.origin}/servicios/taxis`);
        await main.getByLabel('Destino').fill('usaquén');
        await main.getByLabel('Fecha').fill('2026-03-02');
        await main.getByLabel('Hora').fill('15:30');
        await press('Calcular la tarifa');
        const fare =
          (await main
            .getByText(/^Entre \$/)
            .first()
            .textContent()) ?? '';
        await expect(main.getByRole('row', { name: /Arranque/ }).first()).toBeVisible();
        await main.getByRole('link', { name: 'Reservar este recorrido' }).click();
        await main.getByRole('link', { name: 'Reserva sin JavaScript' }).click();

        await expect(heading('Reserva tu taxi')).toBeVisible();
        await expect(main.getByLabel('Destino')).toHaveValue('usaquen');
        await main.getByLabel('Personas').fill('9');
        await press('Continuar');
        await expect(main.getByRole('alert')).toContainText('Este taxi lleva hasta 4 personas');
        await expect(main.getByLabel('Hora')).toHaveValue('15:30');
        await expectNoFaultsHere();
        await main.getByLabel('Personas').fill('2');
        await press('Continuar');

        await expect(heading('Ingresa con tu celular')).toBeVisible();
        await expect(main.getByText(fare)).toBeVisible();
        await main.getByLabel('Número de celular').fill('301 234 5678');
        await main.getByRole('checkbox').check();
        await press('Enviar el código');
        await expect(heading('Escribe el código')).toBeVisible();
        await expectNoFaultsHere();
        const before = page.url();
        const code = sentCode(dataDir) ?? 'no code was sent';
        await main
          .getByLabel('Código de seis dígitos')
          .fill(code === '111111' ? '222222' : '111111');
        await press('Ingresar');
        await expect(main.getByText('Ese no es el código')).toBeVisible();
        await main.getByLabel('Código de seis dígitos').fill(code);
        await press('Ingresar');

        await expect(heading('Quién viaja')).toBeVisible();
        await expect(main.getByLabel('Celular')).toHaveValue('+57 3012345678');
        await main.getByLabel('Nombre y apellido').fill('Ana Rojas');
        await main.getByLabel('Efectivo').check();
        await press('Continuar');
        await expect(heading('Revisa y reserva')).toBeVisible();
        await expect(main.getByText(fare)).toBeVisible();
        await expectNoFaultsHere();
        await press('Reservar');

        await expect(heading('Tu reserva se realizó correctamente')).toBeVisible();
        await expect(main.getByText(/^Número TI-\d{6}-/)).toBeVisible();
        const own = await page.reload();
        expect(own?.headers()).toMatchObject({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        });
        await main.getByRole('link', { name: 'Mis reservas' }).click();
        const ride = main.getByRole('listitem').filter({ hasText: /TI-\d{6}-/ });
        await expect(ride).toHaveCount(1);
        await expectNoFaultsHere();
        await ride.getByText('Cancelar', { exact: false }).first().click();
        await press('Sí, cancelar');
        await expect(main.getByText('Cancelamos la reserva.')).toBeVisible();
        await main.getByRole('link', { name: 'Mis datos' }).click();
        await expect(main.getByRole('heading', { name: 'Tus autorizaciones' })).toBeVisible();
        await expectNoFaultsHere();
        await press('Cerrar sesión');
        await expect(main.getByText('Cerraste la sesión.')).toBeVisible();
        await page.goto(before);
        await expect(heading('Esta página ya no está disponible')).toBeVisible();
      },
    );
  });

  test('is booked by keyboard alone, from its fare over the code to the receipt, and confirmed by the dispatcher', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const field = (name: string) => main.getByLabel(new RegExp(`^${name}`));
    const enter = async (name: string, text: string) => {
      await tabTo(page, field(name));
      await page.keyboard.type(text);
    };
    const send = async (name: string) => {
      await tabTo(page, main.getByRole('button', { name }));
      await page.keyboard.press('Enter');
    };

    await page.goto(`${site.origin}/servicios/taxis`);
    await hydrated(page);
    await enter('Destino', 'usaq');
    await expect(page.getByRole('option', { name: 'Usaquén', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field('Destino')).toHaveValue('Usaquén');
    await enter('Fecha', '03022026');
    await enter('Hora', '0330PM');
    await send('Calcular la tarifa');
    const fare =
      (await main
        .getByText(/^Entre \$/)
        .first()
        .textContent()) ?? '';
    await tabTo(page, main.getByRole('link', { name: 'Reservar este recorrido' }));
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/servicios\/taxis\/reservar/);
    await expect(field('Destino')).toHaveValue('Usaquén');
    await expectNoFaults(page);
    await send('Continuar');

    await expect(main.getByRole('heading', { name: 'Ingresa con tu celular' })).toBeVisible();
    await enter('Número de celular', '300 123 4567');
    await tabTo(page, main.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await send('Enviar el código');
    await expect(main.getByRole('heading', { name: 'Escribe el código' })).toBeFocused();
    const code = sentCode(dataDir) ?? 'no code was sent';
    await enter('Código de seis dígitos', code === '111111' ? '222222' : '111111');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Ese no es el código')).toBeVisible();
    await expectNoFaults(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');

    await enter('Nombre y apellido', 'Ana Rojas');
    await enter('Correo electrónico', 'ana@example.com');
    await tabTo(page, field('Efectivo'));
    await page.keyboard.press('Space');
    await expectNoFaults(page);
    await send('Continuar');

    await expect(main.getByText(fare)).toBeVisible();
    await expectNoFaults(page);
    // The booking is made, and its answer lost on the way.
    const lost = async (route: Route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    };
    await page.route('**/taxi-imperial/bookings', lost);
    await send('Reservar');
    await expect(main.getByText('Error al realizar la reserva')).toBeVisible();
    await page.unroute('**/taxi-imperial/bookings', lost);
    await page.reload();
    await hydrated(page);
    await send('Reservar');

    await expect(
      page.getByRole('heading', { level: 1, name: 'Tu reserva se realizó correctamente' }),
    ).toBeVisible();
    await expect(main.getByText(/^[A-Z]{3} \d{3}$/)).toBeVisible();
    await expectNoFaults(page);

    await page.goto(`${site.origin}/servicios/taxis/mis-reservas`);
    // One ride, although it was asked for twice.
    const ride = main.getByRole('listitem').filter({ hasText: /TI-\d{6}-/ });
    await expect(ride).toHaveCount(1);
    await expect(ride.getByText('Nueva', { exact: true })).toBeVisible();

    const { port, origin } = new URL(site.origin);
    await page.goto('about:blank');
    await site.stop();
    await startAt('2026-03-02T15:03:00.000Z', port);
    await page.goto(`${origin}/servicios/taxis/mis-reservas`);
    // The desk asks the dispatcher every few seconds.
    await expect(async () => {
      await page.reload();
      await expect(ride).toHaveCount(1);
      await expect(ride.getByText('Confirmada', { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});

test.describe('a script that was smuggled into the page', () => {
  test.use({
    allowErrors: ['Content Security Policy', 'TrustedHTML', 'TrustedScript', 'Failed to load'],
  });

  test('does not run, so it cannot read the token', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('taxi_access_token', 'secret'));
    await page.route(`${taxiApi}/me`, (route) =>
      route.fulfill({ status: 401, json: { status: 401 } }),
    );
    await page.route('**/servicios/taxis/mis-reservas', async (route) => {
      const answer = await route.fetch();
      const steal = `window.stolen = localStorage.getItem('taxi_access_token')`;
      const body = (await answer.text()).replace(
        '</body>',
        `<script>${steal}</script><img src="/none.png" onerror="${steal}"></body>`,
      );
      await route.fulfill({ response: answer, body });
    });
    const blocked = page.waitForEvent('console', (message) =>
      message.text().includes('Content Security Policy'),
    );
    await page.goto('/servicios/taxis/mis-reservas');
    await blocked;
    await expect(page.getByRole('heading', { name: 'Ingresa con tu celular' })).toBeVisible();
    const refused = await page.evaluate(() => {
      const sinks = [
        () => (document.body.innerHTML = '<img src="/none.png" onerror="window.stolen = 1">'),
        () =>
          document.head.append(
            Object.assign(document.createElement('script'), { text: 'window.stolen = 1' }),
          ),
        () => document.createElement('script').setAttribute('src', 'https://evil.example/steal.js'),
      ];
      return sinks.map((sink) => {
        try {
          sink();
          return 'ran';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    // The API refused the token, so it is gone.
    expect(await page.evaluate(() => localStorage.getItem('taxi_access_token'))).toBeNull();
  });
});
