import { cohortIn } from '../../site/cohort.ts';
import type { Boot } from '../../site/site.ts';
import {
  markLasts,
  mostEvents,
  telemetryPath,
  type TelemetryReport,
} from '../../site/telemetry.ts';
import { takeEvents, whenFailing } from './report.ts';

/** Milliseconds between two reports of failures. */
export const reportEvery = 10_000;

/**
 * Sends what this tab has to report: what there is by now, then each failure at once, since a version's quarantine
 * depends on it, and the rest when the visitor leaves the page. Were loads reported only then, a version that was
 * promoted just now would look worse than it is. Each report spends a mark, so one is always fetched ahead: nothing can
 * be waited for when the visitor leaves.
 */
export function sendTelemetry({ site }: Pick<Boot, 'site'>): void {
  let failureSentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mark = '';
  let markedAt = 0;
  let asked: Promise<void> | undefined;

  /** Has a mark fetched, unless one is here or on its way. */
  function ask(): Promise<void> {
    if (mark && Date.now() - markedAt < markLasts) return Promise.resolve();
    asked ??= fetchMark(site.setId)
      .then((text) => {
        mark = text;
        markedAt = Date.now();
      })
      // Without one the next report asks again.
      .catch(() => undefined)
      .finally(() => (asked = undefined));
    return asked;
  }

  /** Sends at once what the mark in hand is good for. @returns whether there may be more than that. */
  function send(): boolean {
    clearTimeout(timer);
    timer = undefined;
    const events = mark ? takeEvents(mostEvents) : [];
    if (events.length === 0) return false;
    const { setId, locale } = site;
    const cohort = cohortIn(document.cookie);
    const report: TelemetryReport = { setId, locale, mark, cohort, events };
    const text = JSON.stringify(report);
    mark = '';
    navigator.sendBeacon(telemetryPath, new Blob([text], { type: 'application/json' }));
    return events.length === mostEvents;
  }

  /** Sends with a mark that is fetched if need be, and fetches the next. */
  async function sendMarked(): Promise<void> {
    await ask();
    const isMore = send();
    await ask();
    if (isMore) await sendMarked();
  }

  function sendFailures(): void {
    failureSentAt = Date.now();
    void sendMarked();
  }

  void sendMarked();
  whenFailing(() => {
    timer ??= setTimeout(sendFailures, Math.max(0, failureSentAt + reportEvery - Date.now()));
  });
  // What is measured until now is noted by listeners of the window, before these.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) send();
    else void ask();
  });
  window.addEventListener('pagehide', send);
}

async function fetchMark(setId: string): Promise<string> {
  const answer = await fetch(`${telemetryPath}/${setId}`);
  return answer.ok ? answer.text() : '';
}
