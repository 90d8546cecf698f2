import type { Result, RollbackPlan } from '@eldorado/releases';
import { at, h } from './html.ts';
import type { Verdict } from '../telemetry/loadOutcomes.ts';
import type { OpsView } from './readOpsView.ts';

/** What a channel serves, how it fares, and what can be done about it: a row an app. */
export function liveTable(channel: string, view: OpsView): string {
  const apps = Object.entries(view.channels.get(channel)?.microFrontends ?? {});
  const rows = apps.map(([name, versions]) => {
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
<td>${loads === 0 ? '–' : `${failures} of ${loads}`}${live ? evidence(view.verdict(name, live.metadata.version)) : ''}</td>
<td>${actions({ channel, remote: name, rollback: view.rollbacks.get(`${channel}/${name}`), others: others.reverse(), canary: canaries.length > 0 })}</td></tr>`;
  });
  return `<section><h2 id="live-${h(channel)}">${h(channel)}</h2>
<div class="wide" tabindex="0" role="region" aria-labelledby="live-${h(channel)}"><table><thead><tr><th scope="col">App</th><th scope="col">Live</th><th scope="col">Since, UTC</th><th scope="col">Canary</th><th scope="col">Failures, 2 min</th><th scope="col">Change</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

/** What the quarantine goes by, beside what it makes of it; nothing while nothing fails. */
function evidence({ since, networks, failures, loads, broken, alarming }: Verdict): string {
  if (since === null) return '';
  const said = broken ? 'quarantine' : alarming ? 'alarm: decide yourself' : 'too little to act';
  return `<br>${said}; counted ${failures} of ${loads}, ${networks} networks, since ${at(new Date(since).toISOString())}`;
}

interface Actions {
  channel: string;
  remote: string;
  rollback: Result<RollbackPlan> | undefined;
  /** Versions that a canary may try, the latest first. */
  others: readonly string[];
  canary: boolean;
}

function actions({ channel, remote, rollback, others, canary }: Actions): string {
  const id = `${channel}-${remote}`;
  const form = (action: string, label: string, fields: string) =>
    `<form method="post" action="/ops/${action}">
<input type="hidden" name="channel" value="${h(channel)}"><input type="hidden" name="remote" value="${h(remote)}">${fields}
<label for="${h(id)}-${action}-why">Reason</label><input id="${h(id)}-${action}-why" name="why" required minlength="3" maxlength="200">
<button>${h(label)}</button></form>`;
  const versions = `<label for="${h(id)}-version">Version</label><select id="${h(id)}-version" name="version">${others.map((version) => `<option>${h(version)}</option>`).join('')}</select>
<label for="${h(id)}-traffic">Share, %</label><input id="${h(id)}-traffic" name="traffic" type="number" min="0.01" max="99.99" step="0.01" value="10" required>`;
  return `<details><summary>Change <span class="for">${h(remote)}</span></summary>
${rollback ? rollbackPart(remote, rollback, form) : ''}
${others.length > 0 ? form('canary', 'Start canary', versions) : ''}
${canary ? form('pause', 'Pause canary', '') : ''}</details>`;
}

/** Says before the button whether the rollback is safe; one that is not has no button, since it would be refused. */
function rollbackPart(
  remote: string,
  planned: Result<RollbackPlan>,
  form: (action: string, label: string, fields: string) => string,
): string {
  if (!planned.ok) return `<p>${h(planned.failure.sentence)}</p>`;
  const { from, to, endsCanary, reasons } = planned.value;
  if (endsCanary)
    return form('rollback', `End canary ${from}`, `<p class="safe">Safe: ${h(to)} stays live.</p>`);
  const verdict = '<p class="safe">Safe: its contract and shared modules fit what is live.</p>';
  if (reasons.length === 0) return form('rollback', `Roll back to ${to}`, verdict);
  return `<div class="unsafe"><p>Going back to ${h(to)} is not safe:</p><ul>${reasons.map((reason) => `<li>${h(reason)}</li>`).join('')}</ul>
<p>If it must be: <code>npm run release -- rollback ${h(remote)} --force</code></p></div>`;
}
