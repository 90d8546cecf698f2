import type { Page } from 'playwright';
import { freePort } from '@eldorado/releases/free-port';
import type { components } from '@eldorado/http/api-types';
import { localisePath, locales, type Locale } from '@eldorado/i18n/locale';
import { expect, test } from '../../support/looks/fixtures.ts';
import { lagOf, livePages, timeOf } from '../../support/looks/liveAges.ts';
import { startOwnSite, type OwnSite } from '../../support/site/ownSite.ts';
import type { TestSite } from '../../support/site/site.ts';
import { childrenOf, residentOf } from '../../support/site/processes.ts';
import { thorough, thoroughly } from '../../support/looks/views.ts';

// The airport goes on while the site stands open: every page that the server makes shows it as the API does, without a script.
// `npm test` looks at two minutes of it, `npm run thorough` at two hours, minute by minute, in four languages.

type Schemas = components['schemas'];

const minutes = thorough ? 120 : 2;
/** Of two gateways. */
const sharedMinutes = 10;
const languages: readonly Locale[] = thorough ? locales : ['es', 'en'];
const day = 86_400_000;
/** Milliseconds of Bogotá behind UTC, all year. */
const fromUtc = 5 * 3_600_000;
/** The runner's, until a page is made anew: how soon that is, `npm run bench -- freshness` says. */
const patience = { timeout: 30_000 };

test.use({ javaScriptEnabled: false });
let site: OwnSite;
/** That of the site, also after it was started again. */
let port: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  port = String(await freePort());
  site = await startOwnSite('freshness', { AIRPORT_CLOCK: 'moves', PORT: port });
});
test.afterAll(() => site.stop());

const api = async <T>(page: Page, origin: string, url: string) =>
  (await (await page.request.get(`${origin}/api${url}`)).json()) as T;

const queuesPath = '/informacion-en-tiempo-real/tiempo-en-filas';

/** The range of each queue as it is written, before or after the page was made: it may change meanwhile. */
async function expectQueues(page: Page, origin: string, locale: Locale): Promise<void> {
  const ranges = async () =>
    (await api<Schemas['QueueList']>(page, origin, '/v2/queues')).queues.map(
      ({ minutesMin: from, minutesMax: to }) => (from === to ? `${to}min` : `${from}–${to}min`),
    );
  const before = await ranges();
  await page.goto(origin + localisePath(queuesPath, locale));
  const shown = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, '');
  const after = await ranges();
  for (const [index, range] of before.entries())
    expect(shown.includes(range) || shown.includes(after[index] ?? range), range).toBe(true);
}

const words: Readonly<Record<Locale, { onTime: string; left: string }>> = {
  es: { onTime: 'A tiempo', left: 'Salió' },
  en: { onTime: 'On time', left: 'Departed' },
  fr: { onTime: 'À l’heure', left: 'Parti' },
  pt: { onTime: 'No horário', left: 'Partiu' },
};

/** No flight that has left stands as if it waited, and none that waits as if it had left. */
async function expectBoard(page: Page, origin: string, locale: Locale): Promise<void> {
  const flights = async () =>
    (await api<Schemas['FlightList']>(page, origin, '/v2/flights?direction=departures')).flights;
  const before = await flights();
  await page.goto(origin + localisePath('/vuelos/salidas', locale));
  const rows = await page.locator('tbody tr').allInnerTexts();
  const after = await flights();
  expect(rows.length).toBeGreaterThan(5);
  const { onTime, left } = words[locale];
  for (const row of rows) {
    const [name = ''] = /\b[A-Z\d]{2}\s\d{1,4}\b/.exec(row) ?? [];
    const statusIn = (list: typeof before) =>
      list.find(({ flightName }) => flightName === name.replace(/\s/, ' '))?.status;
    const status = statusIn(before);
    if (status === undefined || status !== statusIn(after)) continue;
    expect(row.includes(onTime), row).toBe(status === 'ONT');
    expect(row.includes(left), row).toBe(status === 'DEP');
  }
}

/**
 * Every live page is of now, and says nothing of being old.
 * @param asked the languages that it is asked for in. @param read those in which figures and rows are compared.
 */
async function expectAllOfNow(
  page: Page,
  { origin }: TestSite = site,
  asked: readonly Locale[] = languages,
  read: readonly Locale[] = asked,
): Promise<void> {
  const areOfNow = async (locale: Locale) => {
    for (const live of livePages) await lagOf(origin, live, locale);
  };
  const look = async () => {
    await Promise.all(asked.map(areOfNow));
    for (const locale of read) {
      await expect(() => expectQueues(page, origin, locale)).toPass(patience);
      await expect(() => expectBoard(page, origin, locale)).toPass(patience);
    }
  };
  // An API elsewhere may answer too late for a page, which says then that it is old.
  await (origin === site.origin ? look() : expect(look).toPass());
}

test('pages show the airport of now while it goes on, without a script', async ({ page }) => {
  test.setTimeout((thorough ? 60 : 3) * 60_000);
  const memory: number[] = [];
  for (let minute = 0; minute <= minutes; minute++) {
    // Every page in one language each minute, and in another one that was asked for some minutes ago: they go round.
    const other = languages[minute % languages.length] ?? 'es';
    const asked = [...new Set<Locale>(['es', other])];
    await test.step(`minute ${minute}`, () => expectAllOfNow(page, site, asked, [other]));
    memory.push(residentOf(site.process.pid ?? 0));
    await site.jump(60_000);
  }
  // Once it has warmed up it grows no more: the least of the last half hour against that of an earlier one, in megabytes.
  const least = (from: number) => Math.min(...memory.slice(from, from + 30));
  if (thorough) expect(least(minutes - 30)).toBeLessThan(least(30) * 1.1);
});

thoroughly(test)(
  'so they do after the machine stood still, and in the first minutes of another day',
  async ({ page }) => {
    test.setTimeout(180_000);
    const all = [site.process.pid ?? 0, ...childrenOf(site.process.pid ?? 0)];
    for (const signal of ['SIGSTOP', 'SIGCONT'] as const)
      for (const pid of all) process.kill(pid, signal);
    // What it slept, by its clock.
    await site.jump(5 * 60_000);
    await expectAllOfNow(page);

    const now = async () =>
      Date.parse(
        (await api<Schemas['AirportState']>(page, site.origin, '/v2/airport-state')).updatedAt,
      );
    const midnight = Math.ceil((await now()) / day) * day + fromUtc;
    // The state may be some minutes old itself.
    await site.jump(midnight + 10 * 60_000 - (await now()));
    await expectAllOfNow(page);
  },
);

/** What a site's clock shows, as its pages tell the browser. */
async function clockOf(page: Page, { origin }: TestSite): Promise<string> {
  return new Date(timeOf(await (await page.request.get(origin)).text())).toISOString();
}

/** Its parts are looked at by themselves, in apiFails.test.ts of the gateway: `npm run thorough soak`. */

thoroughly(test)(
  'so does another gateway, whose pages say how old they are while the API is away',
  async ({ page }) => {
    test.setTimeout(60 * 60_000);
    const moving = { AIRPORT_CLOCK: 'moves' };
    const other = await startOwnSite('freshness-other', {
      ...{ ...moving, AIRPORT_NOW: await clockOf(page, site) },
      API_URL: site.origin,
    });
    try {
      for (let minute = 0; minute < sharedMinutes; minute++) {
        await expectAllOfNow(page, site);
        await expectAllOfNow(page, other);
        for (const each of [site, other]) await each.jump(60_000);
      }
      await site.stop();
      await other.jump(60_000);
      await page.goto(other.origin + queuesPath);
      await expect(page.getByText('Esta página muestra')).toBeVisible();
      const now = await clockOf(page, other);
      site = await startOwnSite('freshness-again', { ...moving, PORT: port, AIRPORT_NOW: now });
      await expectAllOfNow(page, other);
    } finally {
      await other.stop();
    }
  },
);
