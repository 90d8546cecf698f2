import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { repoRoot } from '@eldorado/build/app';
import { pageAddress } from '../../support/looks/address.ts';
import { axeFaults } from '../../support/looks/axe.ts';
import {
  expect,
  hydrated,
  layoutHydrated,
  offlineErrors,
  test,
} from '../../support/looks/fixtures.ts';
import { thoroughly } from '../../support/looks/views.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // Networks that are lost, and code that does not come.
  allowErrors: offlineErrors,
  // What fades in has no contrast yet.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Several pieces of 256 KB. */
const photo = {
  name: 'maleta.png',
  mimeType: 'image/png',
  buffer: readFileSync(path.join(repoRoot, 'docs/screens/home-whole-1440.png')),
};

async function open(page: Page, baseURL: string | undefined, address: string): Promise<void> {
  await page.goto(await pageAddress(baseURL ?? '', address).then((found) => baseURL + found));
  await hydrated(page);
}
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');
const field = (page: Page) => page.getByRole('main').locator('input[type=file]');
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Archivos adjuntos' }).getByRole('listitem').filter({
    hasText: name,
  });

test('a page of the form is sent without its code, which comes with the first movement', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const ofForms = () => scripts.filter((url) => url.includes('/mf-forms/'));
  await page.goto('/contacto/pqrs', { waitUntil: 'load' });
  await layoutHydrated(page);
  expect(ofForms()).toEqual([]);
  // What was answered before stays as it was answered.
  await page.getByRole('radio', { name: 'Queja' }).evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
  });
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(ofForms()).not.toEqual([]);
  await expect(page.getByRole('radio', { name: 'Queja' })).toBeChecked();
  await press(page, 'Continuar');
  await expect(page.getByRole('heading', { level: 1, name: 'Tema' })).toBeVisible();
});

test('where the code of the form does not come the browser posts it', async ({ page }) => {
  await page.route('**/mf-forms/**/*.js', (route) => route.abort());
  await page.goto('/contacto/pqrs');
  await layoutHydrated(page);
  await page.getByRole('radio', { name: 'Queja' }).check();
  await press(page, 'Continuar');
  await expect(page.getByRole('heading', { level: 1, name: 'Tema' })).toBeVisible();
});

test('a photo of a draft is still to be seen after a reload', async ({ page, baseURL }) => {
  await open(page, baseURL, '/contacto/pqrs/archivos?draft={draft}');
  await field(page).setInputFiles(photo);
  await expect(page.getByText('maleta.png quedó adjunto')).toBeAttached({ timeout: 60_000 });
  const answered = page.waitForResponse((response) => response.url().endsWith('/thumbnail'));
  await page.reload();
  await hydrated(page);
  expect((await answered).headers()['cache-control']).toContain('no-store');
  const isDrawn = () =>
    row(page, 'maleta.png')
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const context = canvas.getContext('2d');
        return context?.getImageData(48, 48, 1, 1).data[3] === 255;
      });
  await expect.poll(isDrawn).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
});

thoroughly(test)(
  'a file of more information goes on after a lost network and a reload, and is sent with its words',
  async ({ page, context, baseURL }) => {
    const announced: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/case-files'))
        announced.push(request.url());
    });
    // The first piece arrives; then the network is away.
    let pieces = 0;
    await page.route('**/api/v2/case-files/*', (route) =>
      route.request().method() === 'PATCH' && (pieces += 1) > 1
        ? route.abort('connectionreset')
        : route.continue(),
    );
    await open(page, baseURL, '/contacto/pqrs/seguimiento?case={case}');
    await page.getByLabel('Qué quieres agregar').fill('Era roja.');
    await field(page).setInputFiles(photo);
    await expect(row(page, 'maleta.png').getByText(/^Enviando, [1-9]/)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Sin conexión: seguimos apenas vuelva.')).toBeVisible({
      timeout: 90_000,
    });
    await press(page, 'Enviar información');
    await expect(page.getByText(/^Todavía estamos enviando archivos/)).toBeVisible();
    await expect(page.getByLabel('Qué quieres agregar')).toHaveValue('Era roja.');

    await context.setOffline(false);
    await page.unroute('**/api/v2/case-files/*');
    await page.reload();
    await hydrated(page);
    await expect(row(page, 'maleta.png').getByText(/^Llegó incompleto/)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await field(page).setInputFiles(photo);
    await expect(page.getByText('maleta.png quedó adjunto')).toBeAttached({ timeout: 60_000 });
    expect(announced).toHaveLength(1);

    // Words stay where they were written, through the reload and without a network.
    await expect(page.getByLabel('Qué quieres agregar')).toHaveValue('Era roja.');
    await context.setOffline(true);
    await press(page, 'Enviar información');
    await expect(
      page.getByText(/^No tienes conexión\. Lo que escribiste sigue aquí/),
    ).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await context.setOffline(false);
    await press(page, 'Enviar información');
    await expect(page.getByText('La información quedó en tu solicitud.')).toBeVisible();
    await expect(page.getByText('Era roja.')).toBeVisible();
    await expect(row(page, 'maleta.png')).toBeHidden();
    await expect(page.getByRole('main').getByText(/^maleta\.png/)).toBeVisible();
  },
);
