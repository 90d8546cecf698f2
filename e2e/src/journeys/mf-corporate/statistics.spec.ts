import { expect, test } from '../../support/looks/fixtures.ts';

const path = '/comunicados/estadisticas-del-aeropuerto';

test('every figure of the file is on the page without a script, and the page has no code of its remote', async ({
  request,
}) => {
  const html = (await (await request.get(path)).text()).replace(/\u00a0/g, ' ');
  const csv = await (await request.get('/api/v2/statistics.csv?granularity=year')).text();
  const [, ...rows] = csv.trim().split('\r\n');
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows
    .map((row) => row.split(','))
    .filter(([year, , value]) => {
      const shown = Number(value).toLocaleString('es-CO');
      return !new RegExp(`scope="row"[^>]*>${year}</th><td[^>]*>${shown}</td>`).test(html);
    });
  expect(missing).toEqual([]);
  expect(html).toContain('early-statistics');
  expect(html).not.toContain('screen-statistics');
});

test('a chart is read by arrow keys and by pointing, and its other view is an address', async ({
  page,
}) => {
  await page.goto(`/en${path}`);
  const chart = page.getByRole('slider', { name: 'Passengers by year' });
  await expect(chart).toHaveAttribute('aria-valuetext', /^2025: 45,400,000 passengers/);
  await chart.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const figure = page.getByRole('figure', { name: 'Passengers by year' });
  await expect(figure.getByText('2007: no figure')).toBeVisible();
  const box = await chart.boundingBox();
  await chart.hover({ position: { x: (box?.width ?? 0) - 4, y: 80 } });
  await expect(figure.getByText(/^2025: 45,400,000 passengers/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'What is shown: Passengers by year' })
    .getByRole('link', { name: 'Change' })
    .click();
  await expect(
    page.getByRole('figure', { name: 'Passengers: change from the year before' }),
  ).toBeVisible();
  expect(new URL(page.url()).searchParams.get('view')).toBe('change');
});

test('an indicator of the green pages is a chart against its target, which comes without code of its remote', async ({
  page,
}) => {
  const soil = '/en/el-dorado-sostenible/servicios/suelo';
  const html = await (await page.request.get(soil)).text();
  expect(html).toContain('early-indicators');
  expect(html).not.toContain('screen-indicators');
  await page.goto(soil);
  const name = 'Share of the waste that is recovered, by year';
  const chart = page.getByRole('slider', { name });
  await expect(chart).toHaveAttribute('aria-valuetext', /^2025: 80%/);
  await chart.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const figure = page.getByRole('figure', { name });
  await expect(figure.getByText('2019: 52%')).toBeVisible();
  await expect(figure.getByText('Target for 2028: 70%')).toBeVisible();
});
