import { axeFaults } from '../../support/looks/axe.ts';
import { expect, followInFooter, hydrated, test } from '../../support/looks/fixtures.ts';

test('a reader says by keyboard what a page lacked, and is thanked where the question was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/en/servicios/notaria');
  await hydrated(page);
  const question = page.getByRole('form', { name: 'Did this page help you?' });
  await question.getByText('No', { exact: true }).press('Enter');
  const why = question.getByRole('textbox', { name: 'What was missing or wrong?' });
  await expect(why).toHaveAccessibleDescription(/No personal data/);
  await why.fill('The price of a signature.');
  // For axe a link that is half under the sticky header is too small; who scrolls sees it whole.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await axeFaults(page)).toEqual([]);
  const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(wide)).toBe(false);

  await question.getByRole('button', { name: 'Send opinion' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/servicios\/notaria#feedback-thanks$/);
  await hydrated(page);
  await expect(page.getByText('Thank you for your opinion')).toBeFocused();
  await expect(page.getByText('Thank you for your opinion')).toBeInViewport();
  await expect(question).toBeHidden();
  expect(await axeFaults(page)).toEqual([]);
});

test('a screen that is live asks too, on its first page and after a navigation', async ({
  page,
}) => {
  const question = page.getByRole('form', { name: '¿Te sirvió esta página?' });
  await page.goto('/informacion-en-tiempo-real/parqueaderos');
  await hydrated(page);
  await expect(question).toBeVisible();
  await followInFooter(page, 'Tiempo en filas');
  await expect(page.getByRole('heading', { level: 1, name: 'Tiempo en filas' })).toBeVisible();
  await expect(question.locator('[name=page]')).toHaveValue(
    '/informacion-en-tiempo-real/tiempo-en-filas',
  );
  await expect(question.locator('[name=release]')).toHaveValue(/^mf-services@\d/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one press is enough, and an answer that was not kept is said to be so', async ({
    page,
  }) => {
    await page.goto('/contacto');
    await page.getByRole('button', { name: 'Sí', exact: true }).click();
    await expect(page).toHaveURL(/\/contacto#feedback-thanks$/);
    await expect(page.getByText('Gracias por brindarnos su opinion')).toBeVisible();
    await page.goto('/carga#feedback-failed');
    await expect(page.getByText('No se guardó. Vuelve atrás')).toBeVisible();
    await expect(page.getByRole('form', { name: '¿Te sirvió esta página?' })).toBeVisible();
  });
});
