import { Agent, get } from 'node:http';
import { startApi } from '../load/apiLoad.ts';
import { benchToken } from './aidxMessage.ts';
import { feedOf, flightsOfFiveDays, legs, sendFeed } from './feed.ts';
import { round, type Figure } from '../figures.ts';

export interface FeedResult {
  legs: number;
  messages: number;
  /** Seconds until the boards showed the last of them. */
  seconds: number;
  board: { answers: number; p99: number; most: number };
}

/** Requests a second: 10,000 people who look every 30 s. */
const boardsPerSecond = 333;
const readers = 8;

/** A feed of five thousand legs, a hundred a message, while readers go on asking for the board. */
export async function measureFeed(dataDir: string): Promise<FeedResult> {
  const api = await startApi(dataDir, { AIDX_TOKEN: benchToken });
  try {
    const messages = feedOf(await flightsOfFiveDays(api.origin));
    const reading = readBoards(`${api.origin}/api/v2/flights?direction=departures`);
    const started = performance.now();
    const applied = await sendFeed(api.origin, messages);
    const seconds = (performance.now() - started) / 1000;
    const times = (await reading.stop()).sort((a, b) => a - b);
    if (applied !== legs) throw new Error(`${applied} of ${legs} legs were applied`);
    return {
      legs,
      messages: messages.length,
      seconds,
      board: {
        answers: times.length,
        p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
        most: times.at(-1) ?? Number.NaN,
      },
    };
  } finally {
    await api.stop();
  }
}

/** Readers of a crowded day, each asking at its own pace. `stop` gives the milliseconds that each answer took. */
function readBoards(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const times: number[] = [];
  let reading = true;
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now();
      get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume();
        response.on('end', () => {
          times.push(performance.now() - started);
          if (response.statusCode === 200) resolve();
          else reject(new Error(`The board answered ${response.statusCode}`));
        });
      }).on('error', reject);
    });
  const reader = async () => {
    let next = performance.now();
    while (reading) {
      await once();
      next += (readers / boardsPerSecond) * 1000;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    }
  };
  const all = Promise.all(Array.from({ length: readers }, reader));
  return {
    async stop() {
      reading = false;
      await all;
      agent.destroy();
      return times;
    },
  };
}

export const feedRows = ({ legs: count, messages, seconds, board }: FeedResult) => [
  [`${count} legs in ${messages} messages, s`, round(seconds)],
  ['legs a second', Math.round(count / seconds)],
  ['boards answered meanwhile', board.answers],
  ['board meanwhile, p99, ms', round(board.p99)],
  ['board meanwhile, most, ms', round(board.most)],
];

export const feedFigures = ({ seconds, board }: FeedResult): Figure[] => [
  { name: 'feed of 5,000 legs', value: round(seconds), unit: 's' },
  { name: 'board during a feed, p99', value: round(board.p99), unit: 'ms' },
];
