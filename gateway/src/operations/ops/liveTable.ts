import type { ChannelVersion } from '@eldorado/releases';
import { witnessed, type Verdict } from '../../telemetry/loadOutcomes.ts';
import { changeForm, changeForms, choice, severalForms } from './changeForms.ts';
import { at, h } from './html.ts';
import type { OpsView } from './readOpsView.ts';

/** What a channel serves, how it fares, and what can be done about it: a row an app. */
export function liveTable(channel: string, view: OpsView): string {
  const apps = Object.entries(view.channels.get(channel)?.microFrontends ?? {});
  const rows = apps.map(([remote, versions]) => {
    const live = versions.find(({ deployment }) => deployment.default);
    const canaries = versions.filter((each) => each !== live && each.deployment.traffic > 0);
    const served = [live, ...canaries].flatMap((each) => each ?? []);
    const rollback = view.rollbacks.get(`${channel}/${remote}`);
    return `<tr><th scope="row">${h(remote)}</th>
<td>${h(live?.metadata.version ?? 'nothing live')}</td>
<td>${at(live?.extras.promotedAt ?? null)}</td>
<td>${canaries.map((each) => shareOf(each, live, view)).join('<br>') || '–'}</td>
<td>${served.map((each) => failures(remote, each, view)).join('<br>') || '–'}</td>
<td>${changeForms({ channel, remote, rollback, versions })}</td></tr>`;
  });
  return `<section><h2 id="live-${h(channel)}">${h(channel)}</h2>
<div class="wide" tabindex="0" role="region" aria-labelledby="live-${h(channel)}"><table><thead><tr><th scope="col">App</th><th scope="col">Live</th><th scope="col">Since, UTC</th><th scope="col">Canary</th><th scope="col">Failures, 2 min</th><th scope="col">Change</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
${severalForms(channel, apps)}
${restorePart(channel, view)}</section>`;
}

/** A canary's share, and how it fares beside what everyone else has. */
function shareOf(canary: ChannelVersion, live: ChannelVersion | undefined, view: OpsView): string {
  const { metadata, deployment, extras } = canary;
  const rises = extras.auto ? `, rises by itself; so since ${at(extras.auto.since)}` : '';
  const share = `${h(metadata.version)} at ${deployment.traffic} %${rises}`;
  if (!live) return share;
  const { fares, said, figures } = view.compare(extras.release, live.extras.release);
  return [share, `<strong class="${fares}">${h(said)}</strong>, 3 h`, ...figures.map(h)].join(
    '<br>',
  );
}

/** Loads of a version that failed, those on the server and those in browsers apart. */
function failures(
  remote: string,
  { metadata: { version } }: ChannelVersion,
  view: OpsView,
): string {
  const recent = [...(view.outcomes.get(`${remote}@${version}`) ?? [])].slice(-2);
  const sum = (of: 'loads' | 'failures' | 'onServer') =>
    recent.reduce((total, each) => total + each[of], 0);
  const loads = sum('loads');
  const said =
    loads === 0
      ? 'no loads'
      : `${sum('failures')} of ${loads} loads: ${sum('onServer')} on the server, ${sum('failures') - sum('onServer')} in browsers`;
  return `${h(version)}: ${said}${evidence(view.verdict(remote, version))}`;
}

/** What the quarantine goes by, beside what it makes of it; nothing while nothing fails. */
function evidence(verdict: Verdict): string {
  const { since, broken, alarming } = verdict;
  if (since === null) return '';
  const said = broken ? 'quarantine' : alarming ? 'alarm: decide yourself' : 'too little to act';
  return `<br>${said}; ${witnessed(verdict)}; since ${at(new Date(since).toISOString())}`;
}

/** The channel's last documents; one of them can be put back. */
function restorePart(channel: string, { kept }: OpsView): string {
  const documents = kept.get(channel) ?? [];
  if (documents.length === 0) return '';
  const fields = choice(
    `${channel}-restore-document`,
    'document',
    'Document, and what is live in it that is not now',
    documents.map(({ id, differs }) => [id, `${id}: ${differs}`]),
  );
  const sure = 'Everybody gets what it says at once';
  return `<details><summary>Put back an earlier document <span class="for">of ${h(channel)}</span></summary>
${changeForm(channel, 'restore', 'Restore', { channel }, { fields, sure })}</details>`;
}
