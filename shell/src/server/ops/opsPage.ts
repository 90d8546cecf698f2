import type { ChannelDocument, LogEntry } from '@eldorado/releases';
import { escapeHtml } from '../escape.ts';
import type { Outcomes } from '../telemetry/loadOutcomes.ts';
import { failureChart } from './failureChart.ts';

export interface OpsView {
  who: string;
  now: Date;
  /** The channel this gateway follows. */
  channel: string;
  channels: ReadonlyMap<string, ChannelDocument>;
  /** What is wrong with the channel or a release, by name. */
  faults: Readonly<Record<string, string>>;
  /** Latest first. */
  log: readonly LogEntry[];
  /** By `remote@version`, by the minute. */
  outcomes: ReadonlyMap<string, readonly (Outcomes & { minute: number })[]>;
  /** What the last action did, or why it was refused. */
  said: { done: boolean; sentence: string } | null;
}

const h = (text: string | null | undefined) => escapeHtml(text ?? '');
const at = (instant: string | null) =>
  instant
    ? `<time datetime="${h(instant)}">${h(instant.slice(0, 16).replace('T', ' '))}</time>`
    : '–';

function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${h(title)} · El Dorado operations</title><link rel="stylesheet" href="/ops/ops.css"></head>
<body>${body}</body>
</html>`;
}

/** The door: a name for the log, and the token of the configuration. */
export function signInPage(refused: string | null): string {
  return frame(
    'Sign in',
    `<main class="door"><h1>El Dorado operations</h1>
${refused ? `<p role="alert" class="refused">${h(refused)}</p>` : ''}
<form method="post" action="/ops/session">
<label for="who">Your name, for the log</label><input id="who" name="who" required maxlength="60" autocomplete="name">
<label for="token">Token</label><input id="token" name="token" type="password" required autocomplete="current-password">
<button>Sign in</button></form></main>`,
  );
}

/** What is live, how it fares, and what can be done about it, on one page without a script. */
export function opsPage(view: OpsView): string {
  const { who, now, channel, channels, faults, log, said } = view;
  const others = [...channels.keys()].filter((name) => name !== channel);
  return frame(
    'Releases',
    `<header><h1>El Dorado operations</h1><p>${h(who)} · ${at(now.toISOString())} UTC</p><form method="post" action="/ops/sign-out"><button class="quiet">Sign out</button></form></header>
<main>
${said ? `<p role="${said.done ? 'status' : 'alert'}" class="${said.done ? 'done' : 'refused'}">${h(said.sentence)}</p>` : ''}
${Object.entries(faults)
  .map(
    ([name, fault]) =>
      `<p role="alert" class="refused"><strong>${h(name)}</strong>: ${h(fault)}</p>`,
  )
  .join('')}
${liveTable(channel, channels.get(channel), view)}
${others.map((name) => liveTable(name, channels.get(name), view)).join('')}
${charts(view)}
${history(log)}
</main>`,
  );
}

function liveTable(channel: string, document: ChannelDocument | undefined, view: OpsView): string {
  const rows = Object.entries(document?.microFrontends ?? {}).map(([name, versions]) => {
    const live = versions.find(({ deployment }) => deployment.default);
    const canaries = versions.filter(
      ({ deployment }) => !deployment.default && deployment.traffic > 0,
    );
    const others = versions.filter((each) => each !== live).map(({ metadata }) => metadata.version);
    const recent = [...(view.outcomes.get(`${name}@${live?.metadata.version ?? ''}`) ?? [])].slice(
      -2,
    );
    const loads = recent.reduce((sum, each) => sum + each.loads, 0);
    const failures = recent.reduce((sum, each) => sum + each.failures, 0);
    return `<tr><th scope="row">${h(name)}</th>
<td>${h(live?.metadata.version ?? 'nothing live')}</td>
<td>${at(live?.extras.promotedAt ?? null)}</td>
<td>${canaries.map(({ metadata, deployment }) => `${h(metadata.version)} at ${deployment.traffic} %`).join(', ') || '–'}</td>
<td>${loads === 0 ? '–' : `${failures} of ${loads}`}</td>
<td>${actions(channel, name, live?.extras.previous ?? null, others.reverse(), canaries.length > 0)}</td></tr>`;
  });
  return `<section><h2 id="live-${h(channel)}">${h(channel)}</h2>
<div class="wide" tabindex="0" role="region" aria-labelledby="live-${h(channel)}"><table><thead><tr><th scope="col">App</th><th scope="col">Live</th><th scope="col">Since, UTC</th><th scope="col">Canary</th><th scope="col">Failures, 2 min</th><th scope="col">Change</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

function actions(
  channel: string,
  remote: string,
  previous: string | null,
  others: readonly string[],
  canary: boolean,
): string {
  const id = `${channel}-${remote}`;
  const form = (
    action: string,
    label: string,
    fields: string,
  ) => `<form method="post" action="/ops/${action}">
<input type="hidden" name="channel" value="${h(channel)}"><input type="hidden" name="remote" value="${h(remote)}">${fields}
<label for="${h(id)}-${action}-why">Reason</label><input id="${h(id)}-${action}-why" name="why" required minlength="3" maxlength="200">
<button>${h(label)}</button></form>`;
  const versions = `<label for="${h(id)}-version">Version</label><select id="${h(id)}-version" name="version">${others.map((version) => `<option>${h(version)}</option>`).join('')}</select>
<label for="${h(id)}-traffic">Share, %</label><input id="${h(id)}-traffic" name="traffic" type="number" min="0.01" max="99.99" step="0.01" value="10" required>`;
  return `<details><summary>Change <span class="for">${h(remote)}</span></summary>
${previous ? form('rollback', `Roll back to ${previous}`, '') : '<p>Nothing to roll back to.</p>'}
${others.length > 0 ? form('canary', 'Start canary', versions) : ''}
${canary ? form('pause', 'Pause canary', '') : ''}</details>`;
}

function charts({ outcomes, now }: OpsView): string {
  if (outcomes.size === 0)
    return '<section><h2>Failures</h2><p>No loads reported yet.</p></section>';
  return `<section><h2 id="failures">Failures in the last three hours</h2><div class="charts">${[
    ...outcomes,
  ]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, minutes]) => failureChart(id, minutes, now.getTime()))
    .join('')}</div></section>`;
}

function history(log: readonly LogEntry[]): string {
  return `<section><h2 id="history">History</h2><div class="wide" tabindex="0" role="region" aria-labelledby="history"><table><thead><tr><th scope="col">At, UTC</th><th scope="col">Who</th><th scope="col">Channel</th><th scope="col">What</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Why</th></tr></thead><tbody>${log
    .map(
      (entry) =>
        `<tr><td>${at(entry.at)}</td><td>${h(entry.who)}</td><td>${h(entry.channel)}</td><td>${h(entry.action)} ${h(entry.remote)} ${h(entry.version)}</td><td>${h(entry.before) || '–'}</td><td>${h(entry.after) || '–'}</td><td>${h(entry.why)}</td></tr>`,
    )
    .join('')}</tbody></table></div></section>`;
}
