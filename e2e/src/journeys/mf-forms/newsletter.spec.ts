import { randomInt } from 'node:crypto';
import { axeFaults } from '../../support/looks/axe.ts';
import { expect, layoutHydrated, live, offlineErrors, test } from '../../support/looks/fixtures.ts';

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
  await live(newsletter.locator('form'));

  await send.click();
  const summary = newsletter.getByRole('alert');
  await expect(summary).toBeFocused();
  for (const name of ['Enter your name', 'Enter an e-mail address', 'You must accept the terms'])
    await expect(summary.getByRole('link', { name })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await summary.getByRole('link', { name: 'Enter your name' }).press('Enter');
  await expect(newsletter.getByRole('textbox', { name: 'Full name' })).toBeFocused();

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
  test.use({
    javaScriptEnabled: false,
    // What is not taken is answered with its status, which browsers note.
    allowErrors: [...offlineErrors, '400'],
  });

  test('the footer’s form leads to its page, which has what was typed, what is wrong, and the receipt', async ({
    page,
  }) => {
    await page.goto('/fr/vuelos');
    const newsletter = page.getByRole('region', { name: 'Lettre d’information' });
    await newsletter.getByRole('textbox', { name: 'Nom complet' }).fill('Léa "L" Martin');
    await newsletter.getByRole('textbox', { name: 'Adresse e-mail' }).fill('lea@example');
    await newsletter.getByRole('button', { name: 'M’abonner' }).click();

    await expect(page).toHaveURL(/\/fr\/boletin$/);
    const main = page.getByRole('main');
    const summary = main.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Saisissez une adresse e-mail au format nom@exemple.com',
      'Vous devez accepter les conditions',
    ]);
    await expect(main.getByLabel('Nom complet')).toHaveValue('Léa "L" Martin');
    await summary.getByRole('link').first().click();
    const email = main.getByLabel('Adresse e-mail');
    await expect(email).toHaveValue('lea@example');
    await expect(email).toBeInViewport();

    // What looks mistyped is asked about once.
    await email.fill('lea@gmial.com');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'M’abonner' }).click();
    await expect(summary.getByRole('link')).toHaveText([
      'Vouliez-vous dire lea@gmail.com ? Corrigez-la, ou renvoyez-la si elle est juste',
    ]);
    await email.fill('lea@example.com');
    await main.getByLabel('Langue de la lettre').selectOption('Português');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'M’abonner' }).click();
    await expect(page).toHaveURL(/\/fr\/boletin\?status=subscribed$/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lettre d’information');
    await expect(main).toContainText('Votre abonnement est enregistré');
  });
});
