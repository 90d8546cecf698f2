/** @jest-environment node */
import { fixedClock } from '../time/clock.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock('2026-11-20T15:00:00Z') });
});
afterAll(() => api.close());

const ids = async (query: string) => {
  const answer = await api.app.inject(`/api/v2/banners${query}`);
  return answer.json<{ banners: { id: string }[] }>().banners.map(({ id }) => id);
};

test('a page is given the internal banners that name it, and no others', async () => {
  expect(await ids('?placement=internal&path=/viaje-en-familia')).toEqual(['plazoletas']);
  expect(await ids('?placement=internal&path=/servicios/internet-wifi')).toEqual(['ofertas']);
  expect(await ids('?placement=internal&path=/servicios/notaria')).toEqual([]);
  expect(await ids('?placement=home&path=/viaje-en-familia')).toEqual([]);
});

test('without a page all of a placement are listed', async () => {
  expect(await ids('?placement=internal')).toEqual(['ofertas', 'plazoletas']);
  expect((await ids('')).length).toBeGreaterThan(2);
});
