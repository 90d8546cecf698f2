import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { expect } from 'playwright/test';
import { repoRoot } from '@eldorado/build/app';
import { slowdown, typeSlowly } from './board.ts';
import { median, round, type Figure } from '../figures.ts';

export interface ListFigures {
  /** Places of the list, shown or not. */
  rows: number;
  /** Milliseconds from a keystroke in the filter to the frame that shows its places, on a phone's CPU. */
  keystroke: number;
  slowestKeystroke: number;
}

/** The longest list, made as long as all establishments together. */
const address = '/establecimientos/tiendas';
const rowsWanted = 240;
/** What is sold, with a slip, in another language, and a name. */
const queries = ['artesanias', 'libors', 'leather', 'altura'];

/** `npm run establishments -- …` beside the running site. */
function establishments(dataDir: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['shared-libs/build/run.mjs', 'api/src/cli.ts', 'establishments', ...words],
    { cwd: repoRoot, env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`establishments ${words.join(' ')}: ${stderr}`);
}

/** Imports the demonstration's shops again and again under addresses of their own, until the list is long enough. */
function lengthenList(dataDir: string): void {
  const file = path.join(dataDir, 'shops.csv');
  establishments(dataDir, 'export', file);
  const [header = '', ...lines] = readFileSync(file, 'utf8').split('\r\n');
  // A row begins with its slug, its name and its kind.
  const shops = lines.filter((line) => /^[^,]*,("[^"]*"|[^,]*),tiendas,/.test(line));
  const many = Array.from({ length: rowsWanted }, (_, index) => {
    const round = Math.floor(index / shops.length);
    return (shops[index % shops.length] ?? '').replace(/^[^,]*/, (slug) =>
      round === 0 ? slug : `${slug}-${round + 1}`,
    );
  });
  writeFileSync(file, [header, ...many, ''].join('\r\n'));
  establishments(dataDir, 'import', file);
}

/**
 * Measures how fast a list of establishments answers to typing, in the sheet of a phone.
 * @param dataDir of the site, whose shops are made more meanwhile.
 */
export async function measureList(
  browser: Browser,
  origin: string,
  dataDir: string,
): Promise<ListFigures> {
  lengthenList(dataDir);
  try {
    await expect(async () => {
      const html = await (await fetch(origin + address)).text();
      expect(html.match(/<li[^>]* id="/g)?.length).toBe(rowsWanted);
    }).toPass({ timeout: 20_000 });
    return await typeIntoList(browser, origin);
  } finally {
    establishments(dataDir, 'clear');
  }
}

async function typeIntoList(browser: Browser, origin: string): Promise<ListFigures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(origin + address);
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
  const rows = await page.getByRole('main').locator('li[id]').count();
  await page.locator('[popovertarget=filters]').first().click();
  await typeSlowly(page, queries);
  const { typed } = await page.evaluate(() => window.boardKeystrokes);
  await context.close();
  // The first one of a page makes the index of words.
  const warm = typed.slice(1);
  return { rows, keystroke: median(warm), slowestKeystroke: Math.max(...warm) };
}

export const listRows = (figures: ListFigures) => [
  ['places on the page', figures.rows],
  [`keystroke to places, CPU x${slowdown}, median, ms`, round(figures.keystroke)],
  [`keystroke to places, CPU x${slowdown}, slowest, ms`, round(figures.slowestKeystroke)],
];

export const listFigures = (figures: ListFigures): Figure[] => [
  { name: 'establishments keystroke', value: round(figures.keystroke), unit: 'ms' },
];
