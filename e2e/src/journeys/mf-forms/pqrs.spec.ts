import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { repoRoot } from '@eldorado/build/app';
import { freePort } from '@eldorado/releases/free-port';
import { formFaults } from '../../support/looks/axe.ts';
import { expect, hydrated, offlineErrors, test } from '../../support/looks/fixtures.ts';
import {
  startSite,
  testDir,
  testNow,
  testReleases,
  type TestSite,
} from '../../support/site/site.ts';
import { meetPart, thoroughly } from '../../support/looks/views.ts';

const run = promisify(execFile);

/** The posts of cases that a page makes from here on. */
function postsOf(page: Page): readonly string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/case')) posts.push(request.url());
  });
  return posts;
}

test.describe('a complaint', () => {
  // A network that is lost, what is refused, a case that is not found or was answered meanwhile.
  test.use({
    allowErrors: [...offlineErrors, '400 (Bad Request)', '404 (Not Found)', '409 (Conflict)'],
  });
  let dataDir: string;
  let site: TestSite;
  const siteData = () => path.join(dataDir, 'site');
  test.beforeAll(async () => {
    dataDir = mkdtempSync(path.join(testDir, 'pqrs-data-'));
    // PostgreSQL runs as a user of its own when this runs as root, and must get through.
    chmodSync(dataDir, 0o755);
    // The site's own address stands in its e-mails, and so is known before it starts.
    const port = await freePort();
    site = await startSite({
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      RELEASES_DIR: testReleases,
      DATA_DIR: siteData(),
      AIRPORT_NOW: testNow,
      RENDER_WORKERS: '1',
    });
  });
  test.afterAll(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The office's command beside the running site. */
  const office = async (...words: string[]) => {
    const { stdout } = await run(
      process.execPath,
      ['shared-libs/build/run.mjs', 'api/src/cli.ts', 'cases', ...words, '--by', 'Luz'],
      {
        cwd: repoRoot,
        env: {
          ...process.env,
          ...{ DATA_DIR: siteData(), AIRPORT_NOW: testNow, PUBLIC_ORIGIN: site.origin },
        },
      },
    );
    return stdout;
  };

  /** The text of the e-mail whose file's name ends so, once it is in the outbox. */
  async function mail(ending: string): Promise<string> {
    const outbox = path.join(siteData(), 'outbox');
    const find = () => {
      try {
        return readdirSync(outbox).find((name) => name.endsWith(`${ending}.eml`));
      } catch {
        return undefined;
      }
    };
    await expect.poll(find, { timeout: 30_000 }).toBeDefined();
    const raw = readFileSync(path.join(outbox, find() ?? ''), 'utf8');
    // Quoted-printable: what links need of it.
    return raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  }
  const linkOf = (text: string) =>
    /\/contacto\/pqrs\/seguimiento\?case=[\w.-]+/.exec(text)?.[0] ?? '';

  const isLookedAt = meetPart(4);
  /** Nothing scrolls sideways; axe looks at every fourth state, `npm run thorough axe` at each. */
  async function expectGood(page: Page): Promise<void> {
    if (isLookedAt()) expect(await formFaults(page)).toEqual([]);
    const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(wide)).toBe(false);
  }

  const next = (page: Page, name = 'Continuar') =>
    page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');
  const heading = (page: Page, name: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const photo = {
    name: 'maleta.png',
    mimeType: 'image/png',
    buffer: readFileSync(path.join(repoRoot, 'docs/screens/home-390.png')),
  };

  /** A file is chosen without a network, loses it again half-way, and arrives; another one is refused, and taken away. */
  async function attachOnABadNetwork(page: Page): Promise<void> {
    const field = page.getByRole('main').locator('input[type=file]');
    let lost = 0;
    await page.route('**/api/v2/case-files/*', (route) =>
      route.request().method() === 'PATCH' && (lost += 1) === 1
        ? route.abort('connectionreset')
        : route.continue(),
    );
    await page.context().setOffline(true);
    await field.setInputFiles(photo);
    await expect(page.getByText('Sin conexión: seguimos apenas vuelva.')).toBeVisible();
    await next(page);
    await expect(page.getByText(/^Todavía estamos enviando archivos/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('maleta.png quedó adjunto')).toBeAttached({ timeout: 30_000 });
    expect(lost).toBeGreaterThan(1);
    await field.setInputFiles({ ...photo, name: 'otra.pdf', buffer: Buffer.from('<svg/>') });
    const why = 'otra.pdf no es JPG, PNG, WebP, PDF ni DOCX';
    await expect(page.getByText(why)).toBeVisible({ timeout: 30_000 });
    await expectGood(page);
    await page.getByRole('button', { name: 'Quitar otra.pdf' }).press('Enter');
    await expect(page.getByText(why)).toBeHidden();
    await expect(field).toBeFocused();
  }

  test('is sent, followed by the e-mail’s link, extended, answered and rated', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${site.origin}/contacto/pqrs?flight=AV%209314`);
    await hydrated(page);
    await expectGood(page);

    // What is not answered is said before anything is sent.
    await next(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectGood(page);
    await page.getByRole('alert').getByRole('link').press('Enter');
    await expect(page.getByRole('radio', { name: 'Felicitación' })).toBeFocused();
    await page.getByRole('radio', { name: 'Queja' }).check();
    await next(page);

    await heading(page, 'Tema');
    await hydrated(page);
    await expectGood(page);
    await expect(page.getByRole('radio', { name: 'Aerolíneas' })).toBeChecked();
    await next(page);

    await heading(page, 'De qué se trata');
    await hydrated(page);
    await expectGood(page);
    await expect(page.getByLabel('Aerolínea', { exact: true })).toHaveValue('AV');
    await expect(page.getByLabel(/^Número de vuelo/)).toHaveValue('AV 9314');
    await next(page);

    await heading(page, 'Qué pasó');
    await hydrated(page);
    await expect(page.getByText('A esto debe responder Avianca')).toBeVisible();
    const call = page.getByRole('main').getByRole('link', { name: '+57 601 794 8488' });
    await expect(call).toHaveAttribute('href', 'tel:+576017948488');
    await expectGood(page);
    await page.getByLabel('¿Qué pasó?').fill('La maleta no llegó.');
    // What is on the screen only outlives a lost network and a reload.
    await page.context().setOffline(true);
    await next(page);
    await expect(page.getByRole('alert')).toContainText('sin cifrar');
    await page.context().setOffline(false);
    await page.reload();
    await heading(page, 'Qué pasó');
    await hydrated(page);
    await expect(page.getByLabel('¿Qué pasó?')).toHaveValue('La maleta no llegó.');
    await page.getByLabel('Fecha', { exact: true }).fill('2026-03-01');
    await next(page);

    await heading(page, 'Fotos y documentos');
    await hydrated(page);
    await expectGood(page);
    await attachOnABadNetwork(page);
    await expectGood(page);
    await next(page);

    await heading(page, 'Con tu nombre o sin él');
    await hydrated(page);
    await expectGood(page);
    await page.getByRole('radio', { name: 'Con mi nombre' }).check();
    await next(page);

    await heading(page, 'Tus datos');
    await hydrated(page);
    await page.getByRole('main').getByLabel('Nombre completo').fill('Ana María Rojas');
    await page.getByRole('main').getByLabel('Correo electrónico').fill('ana@example');
    await next(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Debe aceptar los terminos' }),
    ).toBeVisible();
    await expectGood(page);
    await page.getByRole('main').getByLabel('Correo electrónico').fill('ana@example.com');
    await page.getByLabel('Autorizo el uso de mis datos para este fin').check();
    await next(page);

    await heading(page, 'Revisa antes de enviar');
    await hydrated(page);
    await expect(page.getByText(/^maleta\.png/)).toBeVisible();
    await expectGood(page);
    await next(page, 'Enviar solicitud');

    await heading(page, 'Tu solicitud fue enviada');
    await hydrated(page);
    await expectGood(page);
    await expect(page.getByText(/^maleta\.png/)).toBeVisible();
    await expect(
      page.getByText('Te respondemos a más tardar el 24 de marzo de 2026.'),
    ).toBeVisible();
    const number = (await page.getByText(/^PQ-/).innerText()).trim();

    const received = await mail('-1-received');
    expect(received).toContain('To: ana@example.com');
    expect(linkOf(received)).toContain(number);
    await page.goto(site.origin + linkOf(received));
    await heading(page, new RegExp(number));
    await hydrated(page);
    await expectGood(page);
    await page.getByLabel('Qué quieres agregar').fill('Era roja.');
    await page.locator('main input[type=file]').setInputFiles({ ...photo, name: 'etiqueta.png' });
    await expect(page.getByText('etiqueta.png quedó adjunto')).toBeAttached({ timeout: 30_000 });
    await next(page, 'Enviar información');
    await expect(page.getByText('La información quedó en tu solicitud.')).toBeVisible();
    await expect(page.getByText(/^etiqueta\.png/)).toBeVisible();

    expect(await office('due')).toContain(number);
    await office('extend', number, '--to', '2026-04-10', '--template', 'extend-other-area');
    expect(await mail('-3-extended')).toContain('10 de abril de 2026');
    const folder = path.join(dataDir, 'read');
    expect(await office('attachments', number, '--to', folder)).toContain('maleta.png');
    const [first = ''] = readdirSync(folder);
    const text = 'La encontramos y va en camino.';
    // Its sender writes while the office answers.
    await hydrated(page);
    await page.getByLabel('Qué quieres agregar').fill('Y grande.');
    await office('answer', number, '--text', text, '--attach', path.join(folder, first));
    await next(page, 'Enviar información');
    await expect(page.getByRole('alert')).toBeFocused();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Ya la respondimos/ })
      .press('Enter');
    await expect(page.getByLabel('Qué falta')).toBeFocused();
    await expect(page.getByLabel('Qué falta')).toHaveValue('Y grande.');
    await hydrated(page);
    await expectGood(page);
    const answered = await mail('-4-answered');
    expect(answered).toMatch(/Content-Type: image\/png;[^]*Content-Disposition: attachment/);
    expect(answered).toContain('La encontramos y va en camino.');

    await page.goto(site.origin + linkOf(answered));
    await hydrated(page);
    await expect(page.getByText('Ampliamos el plazo hasta el 10 de abril de 2026')).toBeVisible();
    await expectGood(page);
    await next(page, 'Enviar calificación');
    await expect(page.getByRole('alert')).toBeFocused();
    await expectGood(page);
    await page
      .getByRole('alert')
      .getByRole('link', { name: 'Elige una calificación' })
      .press('Enter');
    await expect(page.getByRole('radio', { name: '5, muy buena' })).toBeFocused();
    await page.getByRole('radio', { name: '5, muy buena' }).check();
    await next(page, 'Enviar calificación');
    await expect(page.getByText('Gracias por brindarnos su opinion')).toBeVisible();
    await hydrated(page);
    await expectGood(page);
  });

  test.describe('without a network', () => {
    test.use({ allowErrors: offlineErrors });

    test('a page waits on the device, through a reload, and is sent once when the network is back', async ({
      page,
      context,
    }) => {
      const posts = postsOf(page);
      await page.goto(`${site.origin}/contacto/pqrs`);
      await hydrated(page);
      await page.getByRole('radio', { name: 'Queja' }).check();
      await context.setOffline(true);
      await next(page);
      await expect(page.getByRole('alert')).toContainText('sin cifrar');
      await expectGood(page);
      await page.getByRole('button', { name: 'Guardar aquí y enviar después' }).click();
      await expect(page.getByText('Tienes algo por enviar')).toBeVisible();
      await expect(page.locator('#waiting')).toBeFocused();
      await expect(page.getByRole('radio', { name: 'Queja' })).toBeChecked();
      await expectGood(page);
      await page.goto('about:blank');

      await context.setOffline(false);
      await page.goto(`${site.origin}/contacto/pqrs`);
      await heading(page, 'Tema');
      expect(posts).toHaveLength(1);
      await page.goBack();
      await expect(page.getByText('Tienes algo por enviar')).toBeHidden();

      // A tab that stays open sends it by itself.
      await page.goForward();
      await heading(page, 'Tema');
      await hydrated(page);
      await page.getByRole('radio', { name: 'Otros' }).check();
      await context.setOffline(true);
      await next(page);
      await page.getByRole('button', { name: 'Guardar aquí y enviar después' }).click();
      await context.setOffline(false);
      await heading(page, 'Qué pasó');
      expect(posts).toHaveLength(2);
    });

    test('what waits leaves from another page of the site, and its sender is told', async ({
      page,
      context,
    }) => {
      const posts = postsOf(page);
      await page.goto(`${site.origin}/contacto/pqrs`);
      await hydrated(page);
      await page.getByRole('radio', { name: 'Queja' }).check();
      await context.setOffline(true);
      await next(page);
      await page.getByRole('button', { name: 'Guardar aquí y enviar después' }).click();
      await expect(page.getByText('Tienes algo por enviar')).toBeVisible();
      await page.goto('about:blank');

      await context.setOffline(false);
      await page.goto(`${site.origin}/servicios/internet-wifi`);
      const goOn = page.getByRole('link', { name: 'Continuar la solicitud' });
      await expect(goOn).toBeVisible({ timeout: 30_000 });
      await expectGood(page);
      expect(posts).toHaveLength(1);
      await goOn.click();
      await heading(page, 'Tema');
      await hydrated(page);
      await expect(page.getByText('Tienes algo por enviar')).toBeHidden();
      await expect(goOn).toBeHidden();
      expect(posts).toHaveLength(1);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    thoroughly(test)(
      'is sent without a name, keeps what was typed, and is found by its number',
      async ({ page }) => {
        await page.goto(`${site.origin}/en/contacto/pqrs`);
        await next(page, 'Continue');
        await expect(page.getByRole('alert')).toContainText(
          'Choose what you would like to send us',
        );
        await page.getByRole('radio', { name: 'Request' }).check();
        await next(page, 'Continue');
        await page.getByRole('radio', { name: 'Documents or information' }).check();
        await next(page, 'Continue');
        await page.getByRole('radio', { name: 'Airport buildings' }).check();
        await next(page, 'Continue');
        await page.getByLabel('Which part of the airport').selectOption('Toilets');
        await next(page, 'Choose on the map');
        const toilets = page.locator('details').filter({ hasText: /^Toilets/ });
        await toilets.locator('summary').click();
        await toilets
          .getByRole('link', { name: /^Toilets/ })
          .first()
          .click();
        await page.getByRole('link', { name: 'Use this place' }).click();
        await expect(page.getByLabel(/^Place/)).toHaveValue(/^Toilets.* \(T1, floor \d\)$/);
        await expect(page.getByLabel('Which part of the airport')).toHaveValue('toilets');
        await next(page, 'Continue');
        await page.getByLabel('What happened?').fill('Please send me the noise map.');
        await page.getByLabel(/^Date/).fill('2027-01-01');
        await next(page, 'Continue');
        await expect(page.getByRole('alert')).toContainText('Write a date of today or before');
        await expect(page.getByLabel('What happened?')).toHaveValue(
          'Please send me the noise map.',
        );
        await page.getByLabel(/^Date/).fill('');
        await next(page, 'Continue');
        await heading(page, 'Photos and documents');
        const files = page.getByRole('main').locator('input[type=file]');
        await files.setInputFiles([
          photo,
          { ...photo, name: 'a.pdf', buffer: Buffer.from('%PDF') },
        ]);
        await next(page, 'Attach');
        await expect(page.getByRole('alert').first()).toContainText(
          'a.pdf is damaged or incomplete',
        );
        await expect(page.getByText('maleta.png')).toBeVisible();
        await next(page, 'Remove maleta.png');
        await expect(page.getByText('maleta.png')).toBeHidden();
        await files.setInputFiles(photo);
        await next(page, 'Continue');
        await page.getByRole('radio', { name: 'Without my name' }).check();
        await next(page, 'Continue');
        await page.getByLabel('I agree to the use of my data for this purpose').check();
        await next(page, 'Continue');
        await next(page, 'Send request');
        await heading(page, 'Your request was sent');
        await expect(page.getByText('We answer by 16 March 2026.')).toBeVisible();
        const number = (await page.getByText(/^PQ-/).innerText()).trim();
        await page.goto(`${site.origin}/en/contacto/pqrs/seguimiento`);
        await page.getByLabel('Number of the request').fill('PQ-2222-2222-2222');
        await page
          .getByRole('main')
          .getByLabel(/^E-mail address/)
          .fill('ana@example.com');
        await next(page, 'Show it');
        const fault = /^There is no request with this number/;
        await expect(page.getByRole('alert').getByRole('link', { name: fault })).toBeVisible();
        await expect(page.getByRole('main').getByLabel(/^E-mail address/)).toHaveValue(
          'ana@example.com',
        );
        await expect(page.getByLabel('Number of the request')).toHaveValue('PQ-2222-2222-2222');
        await page.getByLabel('Number of the request').fill(number);
        await next(page, 'Show it');
        await heading(page, new RegExp(number));
        await expect(page.getByText('Please send me the noise map.')).toBeVisible();

        // Too many words come back to be shortened, and their file waits for them.
        const words = page.getByLabel('What you would like to add');
        const attached = page.getByRole('listitem').filter({ hasText: 'maleta.png' });
        const long = `Also at night. ${'x'.repeat(4000)}`;
        await words.fill(long);
        await files.setInputFiles(photo);
        await next(page, 'Send information');
        await page
          .getByRole('alert')
          .getByRole('link', { name: 'Shorten the text to 4,000 characters' })
          .click();
        await expect(words).toBeFocused();
        await expect(words).toHaveValue(long);
        await expect(attached).toHaveCount(2);
        await words.fill('Also at night.');
        await next(page, 'Send information');
        await expect(page.getByText('Also at night.', { exact: true })).toBeVisible();
        await expect(words).toHaveValue('');
        await expect(attached).toHaveCount(2);
      },
    );
  });
});
