import { cohortIn } from '../../site/cohort.ts';
import type { Boot } from '../../site/site.ts';
import { mostEvents, telemetryPath, type TelemetryReport } from '../../site/telemetry.ts';
import { takeEvents, whenFailing } from './report.ts';

/** Milliseconds between two reports of failures. */
export const reportEvery = 10_000;

/**
 * Sends what this tab has to report: what there is by now, then each failure at once, since a version's quarantine
 * depends on it, and the rest when the visitor leaves the page. Were loads reported only then, a version that was
 * promoted just now would look worse than it is.
 */
export function sendTelemetry({ site }: Pick<Boot, 'site'>): void {
  let failureSentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    for (let events = takeEvents(mostEvents); events.length > 0; events = takeEvents(mostEvents)) {
      const { setId, locale } = site;
      const cohort = cohortIn(document.cookie);
      const report: TelemetryReport = { setId, locale, cohort, events };
      const text = JSON.stringify(report);
      navigator.sendBeacon(telemetryPath, new Blob([text], { type: 'application/json' }));
    }
  }

  function sendFailures(): void {
    failureSentAt = Date.now();
    send();
  }

  send();
  whenFailing(() => {
    timer ??= setTimeout(sendFailures, Math.max(0, failureSentAt + reportEvery - Date.now()));
  });
  // What is measured until now is noted by listeners of the window, before these.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) send();
  });
  window.addEventListener('pagehide', send);
}
