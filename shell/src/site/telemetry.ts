import type { Locale } from '@eldorado/i18n/locale';

/** Where browsers report on the releases they run; below it, at the set's id, a tab gets the mark that a report needs. */
export const telemetryPath = '/_site/telemetry';

/** Milliseconds a mark holds at least. */
export const markLasts = 2 * 3_600_000;

/** A report holds no more events than this; what is left over goes with the next one. */
export const mostEvents = 50;

export type VitalName = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';

/** One thing that happened to a remote in a tab. A tab reports each outcome of a remote once, however often it is tried. */
export interface TelemetryEvent {
  /** Its code came, did not come, or threw while it was shown; or a web vital of a page of it. */
  kind: 'loaded' | 'load-failed' | 'render-failed' | 'vital';
  /** `mf-flights`; `shell` for the shell's own pages. */
  remote: string;
  version: string;
  /** Id of a page or a widget, `mf-flights/board`: never an address. */
  page: string;
  name?: VitalName;
  /** Milliseconds; for CLS the score. */
  value?: number;
}

/** What a tab reports of the set of releases it runs. Nothing of a person is in it. */
export interface TelemetryReport {
  setId: string;
  locale: Locale;
  /** What lets it count; each is good for one report. */
  mark: string;
  /** 0 to 9,999 while a canary runs. */
  cohort: number | null;
  events: readonly TelemetryEvent[];
}
