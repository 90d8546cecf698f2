import { sample, type FuzzedRequest } from 'api/fuzz';
import { oddPageRequests } from '../../support/faults/oddPageRequests.ts';
import { seed, startOddSite, throughRequests } from '../../support/faults/oddSite.ts';
import { liveRoutes } from '../../support/looks/liveRoutes.ts';
import { sendRaw } from '../../support/visitors/sendRaw.ts';
import { median, type Figure } from '../figures.ts';

export interface OddAnswers {
  /** The slowest of each endpoint and of each page, the slowest first. */
  endpoints: readonly OddAnswer[];
  pages: readonly OddAnswer[];
}

interface OddAnswer {
  /** The endpoint or page. */
  of: string;
  /** Milliseconds, the median of three tries: a collection of garbage is nobody's fault. */
  took: number;
}

const passengers = 40;
/** Odd requests to each endpoint, and to each page with what it reads and with what no page reads. */
const [toEndpoint, toPage] = [100, { read: 40, unread: 10 }];
/** Milliseconds under which an answer is not asked for again: it is not the slowest. */
const quick = 50;

/** Sends each endpoint and each page what nobody meant, and times the answers. */
export async function measureOdd(releases: string): Promise<OddAnswers> {
  const site = await startOddSite({ RELEASES_DIR: releases });
  const took = async (request: FuzzedRequest) => (await sendRaw(site.origin, request)).took;
  async function slowestOf(of: string, requests: readonly FuzzedRequest[]): Promise<OddAnswer> {
    const times: number[] = [];
    await throughRequests(requests, async (request) => {
      const first = await took(request);
      times.push(first < quick ? first : median([first, await took(request), await took(request)]));
      return true;
    });
    return { of, took: Math.max(...times) };
  }
  try {
    const endpoints: OddAnswer[] = [];
    for (const operation of await site.operations(passengers))
      endpoints.push(await slowestOf(operation.name, sample(operation, toEndpoint, seed)));
    const pages: OddAnswer[] = [];
    for (const { path } of await liveRoutes(site.origin, releases))
      pages.push(await slowestOf(path, oddPageRequests(path, toPage, seed)));
    const bySlowness = (answers: OddAnswer[]) => answers.toSorted((a, b) => b.took - a.took);
    return { endpoints: bySlowness(endpoints), pages: bySlowness(pages) };
  } finally {
    await site.stop();
  }
}

const shown = 5;

export const oddRows = ({ endpoints, pages }: OddAnswers) =>
  [...endpoints.slice(0, shown), ...pages.slice(0, shown)].map(({ of, took }) => [of, took]);

export const oddFigures = ({ endpoints, pages }: OddAnswers): Figure[] => [
  { name: 'endpoint, odd request, slowest', value: endpoints[0]?.took ?? Number.NaN, unit: 'ms' },
  { name: 'page, odd request, slowest', value: pages[0]?.took ?? Number.NaN, unit: 'ms' },
];
