import type { Site } from '../../site/site.ts';
import type { TelemetryEvent } from '../../site/telemetry.ts';

/** What this tab has to report: `sendTelemetry.ts` sends it, whose code comes late, or with the first failure. */
const waiting: TelemetryEvent[] = [];
const known = new Set<string>();
let onFailure = (): void => undefined;

const isFailure = ({ kind }: TelemetryEvent) => kind.endsWith('failed');

/** Notes an event; a tab reports each outcome of a remote once, and none of a release that somebody tries out. */
export function report(site: Pick<Site, 'pinned'>, event: TelemetryEvent): void {
  const { kind, remote, version, name } = event;
  const id = `${kind} ${remote} ${version} ${name}`;
  // Without a network nothing loads, which is no fault of a release.
  if (site.pinned || known.has(id) || (isFailure(event) && !navigator.onLine)) return;
  known.add(id);
  waiting.push(event);
  if (isFailure(event)) onFailure();
}

/** Takes what is waiting, at most so many events. */
export const takeEvents = (most: number): TelemetryEvent[] => waiting.splice(0, most);

/** Calls back at each failure from now on, and for those that wait. */
export function whenFailing(call: () => void): void {
  onFailure = call;
  if (waiting.some(isFailure)) call();
}
