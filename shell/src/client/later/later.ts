import { createElement } from 'react';
import { lateNotice } from '../../layout/notices/lateSlot.ts';
import { ReleaseNotice } from '../../layout/notices/ReleaseNotice.tsx';
import { startPopups } from '../../popups/startPopups.ts';
import type { Site } from '../../site/site.ts';
import type { TelemetryEvent } from '../../site/telemetry.ts';
import { followReleases } from './followReleases.ts';
import { keepOffline } from './keepOffline.ts';
import { sendWhatWaits } from './sendWhatWaits.ts';
import { showMyFlight } from './showMyFlight.ts';
import { whenIdle } from '../navigation/prefetch.ts';
import { report } from '../telemetry/report.ts';

export { sendTelemetry } from '../telemetry/sendTelemetry.ts';

/** Of so many visits the web vitals are reported. */
const vitalsShare = 0.1;

/** Put in by the build. */
declare const process: { env: { NODE_ENV: string } };

type LatePage = Parameters<typeof startPopups>[0] & {
  site: Site;
  /** The page that the server sent; null when it is an error. */
  first: Pick<TelemetryEvent, 'remote' | 'version' | 'page'> | null;
};

/**
 * What nobody waits for, in a file of its own: pop-ups, the post that waits for a network, the flight that rides along, the copies for when there is no network, the offer of a new
 * set of releases, and how fast the page was.
 * @returns what to call when another page is on screen.
 */
export function startLater(page: LatePage): () => void {
  const lookForPopups = startPopups(page);
  sendWhatWaits(page.pathname());
  showMyFlight(page.pathname());
  let keepPage: (() => void) | undefined;
  if (process.env.NODE_ENV !== 'development') {
    keepOffline().then(
      (keep) => (keepPage = keep),
      // Private windows and a few settings allow no worker: the site works without.
      (error: unknown) => console.warn(error),
    );
  }
  // Who tries out a release is not offered the live ones.
  if (!page.site.pinned) {
    const close = () => lateNotice.show(null);
    followReleases(page.site.setId, () =>
      lateNotice.show(createElement(ReleaseNotice, { onDismiss: close })),
    );
    if (Math.random() < vitalsShare) void reportVitals(page);
  }
  return () => {
    lookForPopups();
    sendWhatWaits(page.pathname());
    showMyFlight(page.pathname());
    if (keepPage) whenIdle(keepPage);
  };
}

async function reportVitals({ site, first }: LatePage): Promise<void> {
  if (!first) return;
  const { measureVitals } = await import(
    /* webpackChunkName: "vitals" */ '../telemetry/measureVitals.ts'
  );
  measureVitals((vital) => report(site, { kind: 'vital', ...first, ...vital }));
}
