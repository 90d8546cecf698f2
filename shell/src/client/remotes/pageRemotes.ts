import {
  createRemoteRegistry,
  type FetchRemote,
  type RemoteRegistry,
  type RemoteVersion,
} from '@eldorado/remote/runtime';
import { loadVariantParts } from '../../layout/variant/lazyParts.ts';
import pages from '../../pages.ts';
import type { TelemetryEvent } from '../../site/telemetry.ts';
import type { Page } from '../start/page.ts';
import { report } from '../telemetry/report.ts';
import { connectRemotes } from './federation.ts';
import { versionNumber } from './versionNumber.ts';

/** A page or a widget that something happened to; without a version, in the one that this tab runs. */
interface Subject {
  remote: string;
  /** Id of the page or the widget. */
  page: string;
  version?: RemoteVersion;
}

/** The remotes of this tab, and how their loads and failures are reported. */
export interface PageRemotes {
  registry: RemoteRegistry;
  report: (kind: TelemetryEvent['kind'], subject: Subject) => void;
  /** Takes a page or a widget whose screen threw while it was shown. */
  reportRenderFailure: (part: { id: string; remote: string }) => void;
}

/**
 * Connects the remotes of the page's set of releases. None is fetched yet.
 * @param awake settles when code of remotes may be fetched.
 */
export function connectPageRemotes(
  { boot: { site }, store, i18n }: Page,
  awake: Promise<void>,
): PageRemotes {
  const fetchRemote = connectRemotes(site, pages);
  const fetchAwake: FetchRemote = async (name, version) => {
    await awake;
    const remote = await fetchRemote(name, version);
    if (remote.layouts) await loadVariantParts();
    return remote;
  };
  const registry = createRemoteRegistry(fetchAwake, {
    store,
    i18n,
    onOutcome: (outcome) => remotes.report(outcome.kind, outcome),
  });
  const remotes: PageRemotes = {
    registry,
    report(kind, { remote, page, version = registry.versionOf(remote) }) {
      report(site, { kind, remote, page, version: versionNumber(site, remote, version) });
    },
    reportRenderFailure: ({ id, remote }) => remotes.report('render-failed', { remote, page: id }),
  };
  return remotes;
}
