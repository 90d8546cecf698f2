import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { repoRoot } from '@eldorado/build/app';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { startSite, testNow, testDir } from '../support/site/site.ts';
import { crisisFigures, crisisRows, measureCrisis } from './crisis/crisis.ts';
import { distinctFigures, distinctRows, measureDistinct } from './load/distinct.ts';
import { fairnessFigures, fairnessRows, measureFairness } from './load/fairness.ts';
import { feedFigures, feedRows, measureFeed } from './feeds/aidx.ts';
import { weighFeedback } from './load/feedback.ts';
import { answerFigures, answerRows, measureAnswers } from './load/answers.ts';
import { apiFigures, apiRows, measureApi } from './load/apiLoad.ts';
import { boardFigures, boardRows, measureBoard } from './phone/board.ts';
import { brokenFigures, brokenRows, measureBroken } from './phone/broken.ts';
import { listFigures, listRows, measureList } from './phone/list.ts';
import { chartFigures, chartRows, measureCharts } from './phone/charts.ts';
import { byteFigures, weighPages, type PageWeight } from './bytes/bytes.ts';
import {
  bankFigures,
  brokenBudgets,
  kilobytes,
  readBudgets,
  unbankedFigures,
  unmeasuredBudgets,
  writeBudgets,
  type Figure,
  type MeasuredFigure,
} from './figures.ts';
import { changedFiles, fileSizes, readFileSizes, writeFileSizes } from './bytes/files.ts';
import { freshnessFigures, freshnessRows, measureFreshness } from './load/freshness.ts';
import { firstScreenRows, measureFirstScreens } from './phone/firstScreen.ts';
import { fleetFigures, fleetRows, measureFleet } from './fleet/fleet.ts';
import { isFront } from './fleet/startFleet.ts';
import { footprintFigures, footprintRows, measureFootprint } from './load/footprint.ts';
import { interactionFigures, interactionRows, measureInteractions } from './phone/interactions.ts';
import { isolationFigures, isolationRows, measureIsolation } from './isolation/isolation.ts';
import { lighthouseFigures, lighthouseRows, runLighthouse } from './phone/lighthouse.ts';
import { measureOdd, oddFigures, oddRows } from './load/odd.ts';
import { measureRoutes, routeFigures, routeRows } from './load/routes.ts';
import { mapFigures, mapRows, measureMap } from './phone/map.ts';
import { measureNavigation, navigationFigures, navigationRows } from './phone/navigation.ts';
import { measurePqrs, pqrsFigures, pqrsRows, pqrsRuns } from './phone/pqrs.ts';
import { measureSearch, searchFigures, searchRows } from './load/search.ts';
import { measureStream, streamFigures, streamRows } from './load/stream.ts';
import { measureSwitches, switchFigures, switchRows } from './load/switches.ts';
import { measureTransit, transitFigures, transitRows } from './feeds/transit.ts';
import { printTable } from './table.ts';
import { measureTax, taxFigures, taxRows } from './phone/tax.ts';
import { fareFigures, fareRows, measureFare } from './load/taxiFare.ts';

/**
 * `npm run bench`: measures the site and holds it to budgets.json, in both directions. The results go to
 * test-results/bench.json as well.
 *
 *   --releases DIR   measures the releases of that folder instead of building its own
 *   --bytes          only the bytes, in a few seconds
 *   --rate N         requests a second of crisis and attack (3,000 unless given) and fleet (500)
 *   --seconds N      how long crisis and attack last (60), and a site is left alone for freshness (600)
 *   --front NAME     what stands before the gateways of fleet: nginx, unless caddy is named
 *   --more           attackers beyond the six that attack has
 *   --runs N         so many runs of isolation, instead of each kind in each way once
 *   --cases A,B      only these kinds of misconduct of isolation, by their beginnings
 *   --bank           writes the bytes that were measured into budgets.json, which holds the site to them, and those of each
 *                    file into files.json, by which a run names the file that grew
 *   tax api …        only the named parts: lighthouse, bytes, tax, search, boards, lists, charts, map, pqrs, firstscreen, interactions,
 *                    navigation, broken, api, answers, odd, routes,
 *                    transit, taxi, aidx,
 *                    distinct, fairness, freshness, stream, switches, crisis, attack (the same with attackers), isolation, fleet, footprint
 */
const parts = [
  'bytes',
  'tax',
  'search',
  'boards',
  'lists',
  'charts',
  'map',
  'pqrs',
  'firstscreen',
  'interactions',
  'navigation',
  'broken',
  'api',
  'answers',
  'odd',
  'routes',
  'transit',
  'taxi',
  'aidx',
  'distinct',
  'fairness',
  'freshness',
  'stream',
  'switches',
  'crisis',
  'attack',
  'isolation',
  'fleet',
  'footprint',
  'lighthouse',
] as const;
const { values, positionals } = parseArgs({
  options: {
    bytes: { type: 'boolean', default: false },
    bank: { type: 'boolean', default: false },
    more: { type: 'boolean', default: false },
    releases: { type: 'string' },
    rate: { type: 'string' },
    seconds: { type: 'string' },
    cases: { type: 'string' },
    runs: { type: 'string' },
    front: { type: 'string', default: 'nginx' },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) {
  process.stderr.write(`No part '${unknown.join(' ')}'. The parts: ${parts.join(', ')}\n`);
  process.exit(2);
}
if (!isFront(values.front)) {
  process.stderr.write(`Before the gateways stands nginx or caddy, not '${values.front}'\n`);
  process.exit(2);
}
const chosen = values.bytes ? ['bytes'] : positionals.length > 0 ? positionals : [...parts];
const releases = path.resolve(values.releases ?? path.join(testDir, 'bench-releases'));
const figures: MeasuredFigure[] = [];
const results: Record<string, unknown> = {};
let siteStarted = false;

mkdirSync(testDir, { recursive: true });
// A database of its own, so that a run neither meets another one nor what an earlier one left.
const dataDir = mkdtempSync(path.join(testDir, 'bench-data-'));
// PostgreSQL runs as a user of its own when this runs as root, and must get through.
chmodSync(dataDir, 0o755);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
if (!values.releases) buildMissing();
if (
  chosen.some((part) =>
    [
      ...['bytes', 'tax', 'search', 'boards', 'lists', 'charts', 'map', 'pqrs'],
      ...['firstscreen', 'interactions', 'navigation', 'broken', 'lighthouse'],
    ].includes(part),
  )
)
  await withSite(measureSite);

if (chosen.includes('api')) {
  const rates = await measureApi(path.join(dataDir, 'api'));
  record('api', rates, apiFigures(rates));
  printTable(
    'The API alone, board of departures',
    ['answer', 'requests/s', 'p99, ms'],
    apiRows(rates),
  );
}
if (chosen.includes('answers')) {
  const times = await measureAnswers(path.join(dataDir, 'answers'));
  record('answers', times, answerFigures(times));
  printTable('Answers that are worked out, 200 a second', ['answer', 'p99, ms'], answerRows(times));
}
if (chosen.includes('odd')) {
  const answers = await measureOdd(releases);
  record('odd', answers, oddFigures(answers));
  printTable('What nobody meant, the slowest', ['endpoint or page', 'ms'], oddRows(answers));
}
if (chosen.includes('routes')) {
  const figures = await measureRoutes(path.join(dataDir, 'routes'));
  record('routes', figures, routeFigures(figures));
  printTable('Ways on the map', ['figure', 'value'], routeRows(figures));
}
if (chosen.includes('transit')) {
  const figures = await measureTransit(path.join(dataDir, 'transit'));
  record('transit', figures, transitFigures(figures));
  printTable('Ways from the city', ['figure', 'value'], transitRows(figures));
}
if (chosen.includes('taxi')) {
  const fare = await measureFare(path.join(dataDir, 'taxi'));
  record('taxi', fare, fareFigures(fare));
  printTable('Taxi fares, 200 a second', ['figure', 'value'], fareRows(fare));
}
if (chosen.includes('aidx')) {
  const feed = await measureFeed(path.join(dataDir, 'aidx'));
  record('aidx', feed, feedFigures(feed));
  printTable('A feed while boards are read', ['figure', 'value'], feedRows(feed));
}
if (chosen.includes('distinct')) {
  const rates = await measureDistinct(releases, path.join(dataDir, 'distinct'));
  record('distinct', rates, distinctFigures(rates));
  printTable(
    'Pages that are in no memory, each asked for once',
    [
      'page',
      'a second of a core that renders',
      'times that, two cores',
      'a second here, one and two workers',
      'gateway, ms a page',
      'load, ms a page',
      'p99 at half of it, ms',
    ],
    distinctRows(rates),
  );
}
if (chosen.includes('fairness')) {
  const fairness = await measureFairness(releases, path.join(dataDir, 'fairness'));
  record('fairness', fairness, fairnessFigures(fairness));
  printTable('Fairness', ['figure', 'value'], fairnessRows(fairness));
}
if (chosen.includes('freshness')) {
  const fresh = await measureFreshness(
    releases,
    path.join(dataDir, 'freshness'),
    Number(values.seconds ?? 600),
  );
  record('freshness', fresh, freshnessFigures(fresh));
  printTable(
    'Live pages of a site left alone',
    ['page', 'behind the API, s'],
    freshnessRows(fresh),
  );
}
if (chosen.includes('stream')) {
  const stream = await measureStream(path.join(dataDir, 'stream'));
  record('stream', stream, streamFigures(stream));
  printTable('The event stream', ['figure', 'value'], streamRows(stream));
}
if (chosen.includes('switches')) {
  const result = await measureSwitches(releases, dataDir);
  record('switches', result, switchFigures(result));
  printTable('Switching releases', ['figure', 'value'], switchRows(result));
}
for (const part of ['crisis', 'attack'] as const) {
  if (!chosen.includes(part)) continue;
  const attacked = part === 'attack';
  const crisis = await measureCrisis(releases, path.join(dataDir, part), {
    rate: Number(values.rate ?? 3_000),
    seconds: Number(values.seconds ?? 60),
    attacked,
    more: values.more,
  });
  record(part, crisis, crisisFigures(crisis, attacked));
  printTable(
    attacked ? 'A foggy morning with attackers' : 'A foggy morning',
    ['figure', 'value'],
    crisisRows(crisis),
  );
}
if (chosen.includes('isolation')) {
  const cases = values.cases?.split(',') ?? [];
  const count = values.runs === undefined ? undefined : Number(values.runs);
  const dir = path.join(dataDir, 'isolation');
  const result = await measureIsolation(releases, dir, cases, count);
  record('isolation', result, isolationFigures(result));
  printTable(
    `What a version that misbehaves does to others (their p99 before it: ${Math.round(result.quiet)} ms)`,
    [
      'a version that',
      'served',
      'runs',
      'others failed',
      'their p99, ms',
      'its own visitors',
      'in service, longest, s',
      'stayed',
    ],
    isolationRows(result),
  );
}
if (chosen.includes('fleet')) {
  const { rate = 500 } = values;
  const dir = path.join(dataDir, 'fleet');
  const fleet = await measureFleet(releases, dir, Number(rate), values.front);
  record('fleet', fleet, fleetFigures(fleet));
  printTable(
    'Parts of a fleet, restarted and killed in turn under load',
    [
      'part',
      'requests',
      'failed',
      'by status',
      'p99, ms',
      'slowest, ms',
      'part back, s',
      'event stream back, s',
    ],
    fleetRows(fleet),
  );
  process.stdout.write(
    `  ${Math.round(fleet.perSecond)} requests/s; of bookings and messages ${fleet.acknowledged} acknowledged, ${fleet.interrupted} interrupted, ${fleet.lost} lost, ${fleet.twice} twice\n`,
  );
}
if (chosen.includes('footprint')) {
  // A later start finds its database made.
  if (!siteStarted) await withSite(() => Promise.resolve());
  const footprint = await measureFootprint(releases, path.join(dataDir, 'site'));
  record('footprint', footprint, footprintFigures(footprint));
  printTable('Start and memory', ['figure', 'value'], footprintRows(footprint));
}
finish();

async function measureSite(origin: string): Promise<void> {
  let weights: PageWeight[] = [];
  await withBrowser(async (browser) => {
    if (chosen.includes('bytes') || chosen.includes('tax')) {
      // Prefetching waits for the page to be idle; the fast check does not weigh it.
      weights = await weighPages(browser, origin, values.bytes ? 0 : 4_000);
    }
    if (chosen.includes('bytes')) {
      const feedback = await weighFeedback(origin);
      record('bytes', weights, [...byteFigures(weights), ...feedback]);
      printTable(
        'JavaScript and HTML as they travel, brotli',
        [
          'page',
          'JS until hydrated, KB',
          'touched, KB',
          'files',
          'prefetched when idle, KB',
          'HTML, KB',
        ],
        weights.map(({ path: page, javascript, touched, files, prefetched, html }) => [
          page,
          kilobytes(javascript),
          touched === null ? '' : kilobytes(touched),
          Object.keys(files).length,
          values.bytes ? 'not weighed' : kilobytes(prefetched),
          kilobytes(html),
        ]),
      );
      printTable(
        'The question whether a page helped, brotli',
        ['page', 'KB'],
        feedback.map(({ name, value }) => [name, value]),
      );
    }
    if (chosen.includes('tax')) {
      const taxes = await measureTax(
        browser,
        origin,
        (page) => weights.find((weight) => weight.path === page)?.javascript ?? Number.NaN,
      );
      record('tax', taxes, taxFigures(taxes));
      printTable(
        'Federation tax: the site against itself as one bundle (1.6 Mbps, 150 ms, CPU x4, median of 7)',
        ['page', 'KB', 'one bundle, KB', 'ratio', 'hydrated, ms', 'one bundle, ms', 'ratio'],
        taxRows(taxes),
      );
    }
    if (chosen.includes('search')) {
      const figures = await measureSearch(browser, origin);
      record('search', figures, searchFigures(figures));
      printTable('Search', ['figure', 'value'], searchRows(figures));
    }
    if (chosen.includes('boards')) {
      const figures = await measureBoard(browser, origin);
      record('boards', figures, boardFigures(figures));
      printTable('Boards', ['figure', 'value'], boardRows(figures));
    }
    if (chosen.includes('lists')) {
      const figures = await measureList(browser, origin, path.join(dataDir, 'site'));
      record('lists', figures, listFigures(figures));
      printTable('Lists of establishments', ['figure', 'value'], listRows(figures));
    }
    if (chosen.includes('charts')) {
      const times = await measureCharts(browser, dataDir);
      record('charts', times, chartFigures(times));
      printTable('Charts', ['figure', 'value'], chartRows(times));
    }
    if (chosen.includes('map')) {
      const figures = await measureMap(browser, origin);
      record('map', figures, mapFigures(figures));
      printTable('Map', ['figure', 'value'], mapRows(figures));
    }
    if (chosen.includes('pqrs')) {
      const paints = await measurePqrs(browser, origin);
      record('pqrs', paints, pqrsFigures(paints));
      printTable(
        `PQRS on a phone (1.6 Mbps, 150 ms, CPU x4, ${pqrsRuns} runs)`,
        ['page', 'LCP, median, s', 'slowest, s', 'bar, s'],
        pqrsRows(paints),
      );
    }
    if (chosen.includes('firstscreen')) {
      const tops = await measureFirstScreens(browser, origin);
      record('firstscreen', tops, []);
      printTable(
        'What a page is for, px from the top (first-screen.spec.ts holds it)',
        ['page', 'what', '390 × 844', '1440 × 900', 'bars'],
        firstScreenRows(tops),
      );
    }
    if (chosen.includes('interactions')) {
      const times = await measureInteractions(browser, origin);
      record('interactions', times, interactionFigures(times));
      printTable(
        'Interaction to next paint, CPU x4',
        ['page', 'interactions', '98th percentile, ms', 'slowest, ms', 'which'],
        interactionRows(times),
      );
    }
    if (chosen.includes('navigation')) {
      const times = await measureNavigation(browser, origin);
      record('navigation', times, navigationFigures(times));
      printTable(
        'Press on a link to the next page’s heading (1.6 Mbps, 150 ms, CPU x4)',
        ['next page', 'ways', 'median, ms', '95th percentile, ms'],
        navigationRows(times),
      );
    }
    if (chosen.includes('broken')) {
      const times = await measureBroken(browser, origin);
      record('broken', times, brokenFigures(times));
      printTable(
        'A broken remote, until the rest of its page is usable',
        ['remote', 'first load, ms', 'on the way there, ms'],
        brokenRows(times),
      );
    }
  });
  if (chosen.includes('lighthouse')) {
    const audits = await runLighthouse(origin);
    record('lighthouse', audits, lighthouseFigures(audits));
    printTable(
      'Lighthouse, mobile, medians of 5',
      ['page', 'score', 'worst', 'LCP, s', 'TBT, ms', 'CLS'],
      lighthouseRows(audits),
    );
  }
}

function record(part: string, result: unknown, measured: Figure[]): void {
  results[part] = result;
  figures.push(...measured.map((figure) => ({ ...figure, part })));
}

function finish(): never {
  const weights = (results['bytes'] ?? []) as PageWeight[];
  if (values.bank) {
    writeBudgets(bankFigures(figures, readBudgets()));
    if (weights.length > 0) writeFileSizes(fileSizes(weights));
  }
  const budgets = readBudgets();
  const broken = [
    ...brokenBudgets(figures, budgets),
    ...(chosen.length === parts.length ? unmeasuredBudgets(figures, budgets) : []),
  ];
  writeFileSync(
    path.join(testDir, 'bench.json'),
    `${JSON.stringify({ figures, results, broken }, null, 2)}\n`,
  );
  process.stdout.write(
    `\nOther work counts: a load of ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`,
  );
  const unbanked = unbankedFigures(figures, budgets);
  if (unbanked.length > 0)
    process.stdout.write(`\nNot as banked:\n${unbanked.map((line) => `  ${line}`).join('\n')}\n`);
  const changed = weights.length > 0 ? changedFiles(fileSizes(weights), readFileSizes()) : [];
  if (changed.length > 0 && broken.length + unbanked.length > 0)
    process.stdout.write(`\nThe files of it:\n${changed.map((line) => `  ${line}`).join('\n')}\n`);
  const held = figures.filter(({ name }) => budgets[name]).length;
  process.stdout.write(
    broken.length === 0
      ? `\n${held} budgets held\n`
      : `\n${broken.length} broken budgets:\n${broken.join('\n')}\n`,
  );
  process.exit(broken.length === 0 ? 0 : 1);
}

/** Builds the apps that the releases folder lacks, or has from other sources. */
function buildMissing(): void {
  const { status } = spawnSync(
    process.execPath,
    ['--import', '@eldorado/build/register', 'gateway/src/start/start.ts', '--build-only'],
    { cwd: repoRoot, env: { ...process.env, RELEASES_DIR: releases }, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The site does not build');
}

async function withSite(work: (origin: string) => Promise<void>): Promise<void> {
  siteStarted = true;
  const site = await startSite({
    RELEASES_DIR: releases,
    DATA_DIR: path.join(dataDir, 'site'),
    // The same day in each run: late at night the real one has no flight left.
    AIRPORT_NOW: testNow,
  });
  try {
    await work(site.origin);
  } finally {
    await site.stop();
  }
}

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}
