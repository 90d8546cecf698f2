/**
 * What the shell and the gateway agree on, and all that the gateway imports of the shell: the site as data, and what
 * the server bundle of a release exports. What a page shows comes from the bundle of the live release alone.
 */
export type { Health, HealthPart, PartStatus } from './site/health.ts';
export { cohortCookie, cohortIn } from './site/cohort.ts';
export type {
  ApiAnswer,
  AskApi,
  PageHead,
  Rendered,
  RenderedPage,
  ShellBundle,
} from './site/shellBundle.ts';
export type {
  Boot,
  ExternalLinks,
  PinnedVersions,
  RemoteEntry,
  Site,
  SitePage,
  SiteRemote,
} from './site/site.ts';
export {
  markLasts,
  mostEvents,
  telemetryPath,
  type TelemetryEvent,
  type TelemetryReport,
} from './site/telemetry.ts';
