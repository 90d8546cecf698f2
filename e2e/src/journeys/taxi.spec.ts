import type { Locator, Page } from 'playwright';
import { axeFaults } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { booking, playTaxiApi, rightCode, taxiApi } from '../support/taxiApi.ts';

/** Presses Tab until the control has the focus, as someone without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 60; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

const expectNoFaults = async (page: Page) => expect(await axeFaults(page)).toEqual([]);

test.describe('a booking', () => {
  test.use({ allowErrors: ['ERR_FAILED', 'Failed to load resource'] });

  test('is made by keyboard alone, from the ride over the code to the receipt, without axe’s faults', async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    await playTaxiApi(page);
    await page.route(`${taxiApi}/bookings`, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The first answer is lost on the way.
      return keys.length === 1 ? route.abort() : route.fulfill({ status: 201, json: booking });
    });
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

    await page.goto('/servicios/taxis/reservar');
    await hydrated(page);
    await send('Continuar');
    await expect(main.getByRole('alert')).toBeFocused();
    await expectNoFaults(page);
    await enter('Destino', 'usaq');
    await expect(page.getByRole('option', { name: 'Usaquén', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field('Destino')).toHaveValue('Usaquén');
    await enter('Fecha', '03022026');
    await enter('Hora', '0330PM');
    await send('Continuar');

    await expect(main.getByRole('heading', { name: 'Ingresa con tu celular' })).toBeVisible();
    await enter('Número de celular', '300 123 4567');
    await tabTo(page, main.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await send('Enviar el código');
    await expect(main.getByRole('heading', { name: 'Escribe el código' })).toBeFocused();
    await enter('Código de seis dígitos', '111111');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Ese no es el código')).toBeVisible();
    await expectNoFaults(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(rightCode);
    await page.keyboard.press('Enter');

    await enter('Nombre y apellido', 'Ana Rojas');
    await enter('Correo electrónico', 'ana@example.com');
    await tabTo(page, field('Efectivo'));
    await page.keyboard.press('Space');
    await expectNoFaults(page);
    await send('Continuar');

    await expect(main.getByText(/^Entre \$/)).toBeVisible();
    await expectNoFaults(page);
    await send('Reservar');
    await expect(main.getByText('Error al realizar la reserva')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await send('Reservar');

    await expect(
      page.getByRole('heading', { level: 1, name: 'Tu reserva se realizó correctamente' }),
    ).toBeVisible();
    await expect(main.getByText('TAE 177')).toBeVisible();
    await expectNoFaults(page);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fare is worked out and a plate is checked', async ({ page }) => {
    await page.goto('/servicios/taxis');
    const main = page.getByRole('main');
    await main.getByLabel('Destino').fill('usaquén');
    await main.getByRole('button', { name: 'Calcular la tarifa' }).click();
    await expect(main.getByText(/^Entre \$/)).toBeVisible();
    await expect(main.getByRole('row', { name: /Arranque/ }).first()).toBeVisible();
    await page.goto('/servicios/taxis/placa');
    await main.getByLabel('Placa del taxi').fill('abc 999');
    await main.getByRole('button', { name: 'Verificar' }).click();
    await expect(main.getByRole('heading', { name: 'Placa no encontrada' })).toBeVisible();
  });
});
