import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import type { Browser, Page } from 'playwright';
import { locales } from '@eldorado/i18n/locale';
import { kilobytes, median, round, type Figure } from '../figures.ts';
import { numbers, oddQuery, oneOf } from './oddQueries.ts';
import { measureQuality, type SearchQuality } from './searchQuality.ts';
import { atSteadyRate, p99Of, timeOf } from './steadyLoad.ts';

export interface SearchFigures {
  /** Bytes of the index that the overlay loads, brotli, of the language where it is largest. */
  indexBytes: number;
  /** Milliseconds. */
  answerP99: number;
  /** The same of texts that nobody types, another each time, two hundred a second. */
  oddP99: number;
  /** Milliseconds from a keystroke to the frame with its results, on a phone's CPU. */
  keystroke: number;
  slowestKeystroke: number;
  /** Over the two hundred questions of docs/search.md. */
  quality: SearchQuality;
}

/** Queries a second: each letter typed by some fifty travellers at once. */
const rate = 100;
const connections = 10;
const duration = 6;
/** How much slower than this machine the phone is. */
const slowdown = 4;
/** What travellers look for, with slips, in several languages, found and not. */
const queries = [
  'maleta',
  'wfi',
  'av 9314',
  'medelin',
  'pasaporte',
  'restaurantes terminal 2',
  'luggage',
  'dónde queda el parqueadero',
  'avianca',
  'a',
  'consigne à bagages',
  'zzzzzz',
];

/** Measures the search: what its index weighs, how fast the server answers, and how fast a keystroke shows. */
export async function measureSearch(browser: Browser, origin: string): Promise<SearchFigures> {
  const { setId } = (await (await fetch(`${origin}/_site/live.json`)).json()) as { setId: string };
  const sizes = await Promise.all(
    locales.map((locale) => sizeOf(`${origin}/_site/${setId}/search/${locale}.json`)),
  );
  await airportRead(origin);
  const quality = await measureQuality(origin);
  const answerP99 = await loadAnswers(origin);
  const oddP99 = await loadOddAnswers(origin);
  const times = await keystrokes(browser, origin);
  return {
    indexBytes: Math.max(...sizes),
    answerP99,
    oddP99,
    keystroke: median(times),
    slowestKeystroke: Math.max(...times),
    quality,
  };
}

/** Bytes of a file as it travels. */
function sizeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

const addressOf = (query: string, locale: string) =>
  `/api/site-search?${new URLSearchParams({ q: query, locale }).toString()}`;

/** Waits until the gateway knows the airport's names, which it reads once it listens. */
async function airportRead(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await (await fetch(origin + addressOf('medellin', 'es'))).text();
    if (answer.includes('"flight"')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The search finds no flights');
}

async function loadOddAnswers(origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const pick = numbers();
  try {
    return p99Of(
      await atSteadyRate(duration, () =>
        timeOf(origin + addressOf(oddQuery(pick), oneOf(pick, locales)), agent),
      ),
    );
  } finally {
    agent.destroy();
  }
}

async function loadAnswers(origin: string): Promise<number> {
  const paths = queries.flatMap((query) => locales.map((locale) => addressOf(query, locale)));
  // A language's index is built when it is first asked for, and its code is fast once it has run for a while.
  for (let round = 0; round < 20; round++) {
    for (const path of paths) await (await fetch(origin + path)).text();
  }
  let count = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    overallRate: rate,
    requests: [
      { setupRequest: (request) => ({ ...request, path: paths[count++ % paths.length] ?? '/' }) },
    ],
  });
  const bad = Object.keys(result.statusCodeStats).filter((status) => status !== '200');
  if (bad.length > 0 || result.errors > 0)
    throw new Error(`The search under load answered ${bad.join(', ')}, errors ${result.errors}`);
  return result.latency.p99;
}

/** Milliseconds of each keystroke in the open overlay. */
async function keystrokes(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  // Suggestions come from the index: it is there.
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await watchKeystrokes(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let typed = 0;
  for (const query of ['maleta', 'medelin', 'pasaporte', 'internet wfi', 'av 9314']) {
    await page.getByRole('dialog').getByRole('combobox').fill('');
    await page.keyboard.type(query, { delay: 120 });
    typed += query.length;
    await page.waitForFunction((count) => (window.keystrokes?.length ?? 0) >= count, typed);
  }
  const times = await page.evaluate(() => window.keystrokes ?? []);
  await context.close();
  return times;
}

declare global {
  interface Window {
    keystrokes?: number[];
  }
}

/** Notes for each keystroke how long it took until the next frame was painted, in which React shows its results. */
const watchKeystrokes = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = (window.keystrokes = []);
    const { port1, port2 } = new MessageChannel();
    const begun: number[] = [];
    port1.onmessage = () => times.push(performance.now() - (begun.shift() ?? Number.NaN));
    document.addEventListener(
      'input',
      (event) => {
        // Emptying the field is no keystroke.
        if (event.data === null) return;
        begun.push(event.timeStamp);
        requestAnimationFrame(() => port2.postMessage(null));
      },
      { capture: true },
    );
  });

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

export const searchRows = (figures: SearchFigures) => [
  ['index that the overlay loads, KB', kilobytes(figures.indexBytes)],
  [`answer p99 at ${rate} a second, ms`, round(figures.answerP99)],
  ['answer p99 of odd texts at 200 a second, ms', round(figures.oddP99)],
  [`keystroke to results, CPU x${slowdown}, median, ms`, round(figures.keystroke)],
  [`keystroke to results, CPU x${slowdown}, slowest, ms`, round(figures.slowestKeystroke)],
  ['page of a question found first, of 1', thousandths(figures.quality.first)],
  ['page of a question among the first three, of 1', thousandths(figures.quality.firstThree)],
  ['nDCG of the questions', thousandths(figures.quality.ndcg)],
];

export const searchFigures = (figures: SearchFigures): Figure[] => [
  { name: 'search index', value: kilobytes(figures.indexBytes), unit: 'KB' },
  { name: 'search answer, p99', value: round(figures.answerP99), unit: 'ms' },
  { name: 'search of odd text, p99', value: round(figures.oddP99), unit: 'ms' },
  { name: 'search keystroke', value: round(figures.keystroke), unit: 'ms' },
];
