import type { ApiText } from './apiText.ts';
import { loggable } from '../telemetry/requestKind.ts';
import { hasShape, isProblem } from './answerShapes.ts';
import { isNarrow, keptBoard } from './keptBoard.ts';
import type { LastAnswers } from './lastAnswers.ts';
import { onceOnly } from './onceOnly.ts';

/** Milliseconds after which an answer that does not come is given up, and while the API hangs. */
const deadline = 5_000;
const shortDeadline = 1_000;
/** Milliseconds after which the last good answer is taken for one that does not come. */
const patience = 400;

export interface ElsewhereOptions {
  /** The API's address without `/api`. */
  apiUrl: string;
  /** The answers of before; null where none are kept. */
  last: LastAnswers | null;
  /** Says that the API fails, and that it answers again: once each. */
  report: (state: 'fails' | 'answers', reason: string) => void;
}

interface Fetching {
  begun: number;
  answer: Promise<ApiText>;
}

/**
 * Asks an API elsewhere for what pages read. What it answers is checked before it is used; where it does not answer, or with
 * something else than its endpoint promises, the last good answer serves, whose data say how old they are.
 * @returns asks for an address with its query, without `/api`, on behalf of a visitor's address.
 */
export function askElsewhere({ apiUrl, last, report }: ElsewhereOptions) {
  const fetching = new Map<string, Fetching>();
  let hungAt = Number.NEGATIVE_INFINITY;
  let failing = false;

  function judged(good: boolean, reason: string): void {
    if (failing !== good) return;
    failing = !good;
    report(good ? 'answers' : 'fails', reason);
  }

  async function fetchGood(url: string, visitor: string): Promise<ApiText> {
    const hangs = performance.now() - hungAt < deadline;
    try {
      const response = await fetch(`${apiUrl}/api${url}`, {
        headers: { accept: 'application/json', 'x-forwarded-for': visitor },
        signal: AbortSignal.timeout(hangs ? shortDeadline : deadline),
      });
      const { status } = response;
      const body = await response.text();
      const good = isGood(url, status, body);
      judged(
        good && status < 500,
        `${loggable(url)}: status ${status}${good ? '' : ', and not as promised'}`,
      );
      if (!good) return { status: 0, body: '', failure: 'offline' };
      const once = onceOnly(response.headers.get('cache-control'));
      if (status === 200 && !once.once && !isNarrow(url)) last?.keep(url, body);
      return { status, body, ...once };
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      if (late && !hangs) hungAt = performance.now();
      judged(false, `${loggable(url)}: ${String(error)}`);
      return { status: 0, body: '', failure: late ? 'timeout' : 'offline' };
    }
  }

  function fetchOnce(url: string, visitor: string): Fetching {
    const known = fetching.get(url);
    if (known) return known;
    const answer = fetchGood(url, visitor).finally(() => fetching.delete(url));
    const started = { begun: performance.now(), answer };
    fetching.set(url, started);
    return started;
  }

  async function lastGood(url: string): Promise<ApiText | null> {
    if (!last) return null;
    const bodies = [() => last.read(url), () => keptBoard(url, last)];
    for (const read of bodies) {
      // A file may have been cut off, or be of another version of the API.
      const kept = await read().catch(() => null);
      if (kept && isGood(url, 200, kept.body))
        return { status: 200, body: kept.body, dataAt: kept.at };
    }
    return null;
  }

  return async (url: string, visitor: string): Promise<ApiText> => {
    const { begun, answer } = fetchOnce(url, visitor);
    const inTime = await withinTime(answer, begun + patience - performance.now());
    if (inTime && inTime.status > 0 && inTime.status < 500) return inTime;
    return (await lastGood(url)) ?? answer;
  };
}

/** A refusal must be one as the API writes it: a page of something in between is none. */
function isGood(url: string, status: number, body: string): boolean {
  try {
    const answer = JSON.parse(body) as unknown;
    return status === 200 ? hasShape(url, answer) !== false : status >= 400 && isProblem(answer);
  } catch {
    return false;
  }
}

async function withinTime<T>(promise: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, milliseconds), null);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
