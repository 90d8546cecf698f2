import { randomInt } from 'node:crypto';
import { axeFaults } from '../support/axe.ts';
import { expect, layoutHydrated, offlineErrors, test } from '../support/fixtures.ts';

test.use({
  allowErrors: offlineErrors,
  // An address of its own (RFC 5737), since the API takes five sign-ups in ten minutes from one.
  extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${randomInt(1, 255)}` },
});

test('a reader signs up in the footer, and no address reveals whether it was known', async ({
  page,
  context,
}) => {
  await page.goto('/en');
  await layoutHydrated(page);
  const newsletter = page.getByRole('region', { name: 'Newsletter' });
  const send = newsletter.getByRole('button', { name: 'Sign up' });
  // Its code comes when it is scrolled to, or when the keyboard reaches it.
  await newsletter.getByRole('textbox').first().focus();
  await expect(newsletter.locator('form')).toHaveAttribute('novalidate');

  await send.click();
  await expect(newsletter.getByText('Enter your name')).toBeVisible();
  await expect(newsletter.getByText('Enter an e-mail address')).toBeVisible();
  await expect(newsletter.getByText('You must accept the terms')).toBeVisible();
  await expect(newsletter.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);

  await newsletter.getByRole('textbox', { name: 'Full name' }).fill('Ana Prueba');
  await newsletter.getByRole('textbox', { name: 'E-mail address' }).fill('ana@example.com');
  await newsletter.getByRole('checkbox').check();
  await context.setOffline(true);
  await send.click();
  await expect(newsletter.getByRole('alert')).toContainText('You are offline');
  await expect(newsletter.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(
    'ana@example.com',
  );

  await context.setOffline(false);
  await send.click();
  await expect(newsletter.getByText('You have signed up')).toBeFocused();

  const again = await page.request.post('/api/v2/newsletter', {
    data: {
      fullName: 'Ana Prueba',
      email: 'ANA@example.com',
      consent: true,
      consentVersion: '2026-11-21',
      locale: 'en',
    },
  });
  expect([again.status(), await again.json()]).toEqual([200, { status: 'subscribed' }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer’s form is posted, and the outcome is a page of the site', async ({ page }) => {
    await page.goto('/vuelos');
    const newsletter = page.getByRole('region', { name: 'Boletín' });
    await newsletter.getByRole('textbox', { name: 'Nombre completo' }).fill('Luis Prueba');
    await newsletter.getByRole('textbox', { name: 'Correo electrónico' }).fill('luis@example.com');
    const send = newsletter.getByRole('button', { name: 'Suscribirme' });
    // The browser itself asks for the consent.
    await send.click();
    await expect(page).toHaveURL(/\/vuelos$/);
    await newsletter.getByRole('checkbox').check();
    await send.click();
    await expect(page).toHaveURL(/\/boletin\?newsletter=subscribed$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Boletín');
    await expect(main).toContainText('Se ha súscrito correctamente');
  });

  test('what the browser let through and the API did not is shown in the page’s language', async ({
    page,
  }) => {
    await page.goto('/fr/vuelos');
    const newsletter = page.getByRole('region', { name: 'Lettre d’information' });
    await newsletter.getByRole('textbox', { name: 'Nom complet' }).fill(' ');
    await newsletter.getByRole('textbox', { name: 'Adresse e-mail' }).fill('ana@example');
    await newsletter.getByRole('checkbox').check();
    await newsletter.getByRole('button', { name: 'M’abonner' }).click();
    await expect(page).toHaveURL(/\/fr\/boletin\?newsletter=newsletter-invalid$/);
    const main = page.getByRole('main');
    await expect(main).toContainText('Votre abonnement n’a pas été envoyé');
    await main.getByRole('link', { name: 'Aller au formulaire d’abonnement' }).click();
    await expect(page).toHaveURL(/#newsletter$/);
  });
});
