import { expect, test } from '../../support/looks/fixtures.ts';

// What a traveller in a hurry asks of a service stands on the first screen of a phone: where, and what follows it on the card.
const pages = {
  notaria: ['Dónde', 'Cuándo', 'Qué llevar'],
  'guarda-equipaje': ['Dónde', 'Cuánto cuesta', 'Qué llevar'],
  'objetos-perdidos': ['Dónde', 'Cuándo'],
  'punto-de-vacunacion': ['Dónde', 'Horario', 'Precio'],
} as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const [slug, answers] of Object.entries(pages))
  test(`the answers of ${slug} are on a phone's first screen`, async ({ page }) => {
    await page.goto(`/servicios/${slug}`);
    const card = page.getByRole('region', { name: /: lo esencial$/ });
    for (const [index, answer] of answers.entries()) {
      const term = card.getByRole('term').nth(index);
      await expect(term).toHaveText(answer);
      await expect(term).toBeInViewport({ ratio: 1 });
    }
  });

test('what may be taken is asked for on a phone’s first screen', async ({ page }) => {
  await page.goto('/servicios/instrucciones-equipaje');
  await expect(page.getByRole('searchbox', { name: '¿Qué quieres llevar?' })).toBeInViewport({
    ratio: 1,
  });
});
