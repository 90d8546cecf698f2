import {
  outOfServiceBy,
  type ChannelVersion,
  type Result,
  type RollbackPlan,
} from '@eldorado/releases';
import { h } from './html.ts';
import { versionField } from './opsActions.ts';

interface Changeable {
  channel: string;
  remote: string;
  rollback: Result<RollbackPlan> | undefined;
  /** Of the remote on this channel, in the order of their publishing. */
  versions: readonly ChannelVersion[];
}

/** A form of /ops: it says what it changes and asks why, and to be sure where everybody is served otherwise at once. */
export function changeForm(
  id: string,
  action: string,
  label: string,
  hidden: Readonly<Record<string, string>>,
  { fields = '', sure = '' } = {},
): string {
  const own = h(`${id}-${action}`);
  const given = Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${h(value)}">`)
    .join('');
  return `<form method="post" action="/ops/${action}">
${given}${fields}
<label for="${own}-why">Reason</label><input id="${own}-why" name="why" required minlength="3" maxlength="200">
${sure ? `<label class="sure"><input type="checkbox" name="sure" value="yes" required> ${h(sure)}</label>` : ''}
<button>${h(label)}</button></form>`;
}

/** A field to choose one of these; each may be shown with more than its value. */
export function choice(
  id: string,
  name: string,
  label: string,
  values: readonly (readonly [value: string, shown: string])[],
): string {
  const options = values.map(
    ([value, shown]) => `<option value="${h(value)}">${h(shown)}</option>`,
  );
  return `<label for="${h(id)}">${h(label)}</label><select id="${h(id)}" name="${name}">${options.join('')}</select>`;
}

const atOnce = 'Everybody gets it at once';

const shareFields = (
  id: string,
) => `<label for="${h(id)}-traffic">Share, %</label><input id="${h(id)}-traffic" name="traffic" type="number" min="0.01" max="99.99" step="0.01" value="10" required>
<label class="sure"><input type="checkbox" name="auto" value="yes"> It rises to 5, 25 and 100 % by itself while it fares well</label>`;

/** What can be done about several apps of a channel as one document: only versions that could be served are offered. */
export function severalForms(
  channel: string,
  apps: readonly (readonly [name: string, versions: readonly ChannelVersion[]])[],
): string {
  const changeable = apps.flatMap(([name, versions]) => {
    const others = versions.filter((each) => !each.deployment.default && !outOfServiceBy(each));
    return others.length > 0 ? [{ name, others: [...others].reverse() }] : [];
  });
  if (changeable.length < 2) return '';
  const hidden = { channel, apps: changeable.map(({ name }) => name).join(' ') };
  const form = (action: string, label: string, more: { fields?: string; sure?: string }) => {
    const id = `${channel}-${action}`;
    const versions = changeable.map(({ name, others }) =>
      choice(`${id}-${name}`, versionField(name), name, [['', 'as it is'], ...others.map(offered)]),
    );
    return changeForm(channel, action, label, hidden, {
      ...more,
      fields: versions.join('') + (more.fields ?? ''),
    });
  };
  return `<details><summary>Change several at once <span class="for">on ${h(channel)}</span></summary>
<p>As when a shared major changes: they must fit each other and what stays, and a rollback of one takes all back.</p>
${form('canary-several', 'Start canary of these', { fields: shareFields(`${channel}-several`) })}
${form('promote-several', 'Promote these', { sure: atOnce })}</details>`;
}

/** What can be done about a remote of a channel: only what could be done is offered. */
export function changeForms({ channel, remote, rollback, versions }: Changeable): string {
  const id = `${channel}-${remote}`;
  const latest = [...versions].reverse();
  const live = latest.find(({ deployment }) => deployment.default);
  const canary = latest.find((each) => each !== live && each.deployment.traffic > 0);
  const paused = latest.find(({ extras }) => extras.paused !== undefined);
  const others = latest.filter((each) => each !== live && !outOfServiceBy(each));
  const form = (action: string, label: string, more = {}, hidden = {}) =>
    changeForm(id, action, label, { channel, remote, ...hidden }, more);
  const version = (action: string, of: readonly ChannelVersion[]) =>
    choice(`${id}-${action}-version`, 'version', 'Version', of.map(offered));
  const share = shareFields(id);
  const serving = latest.filter(({ extras }) => !extras.quarantine);
  const standing = latest.filter(({ extras }) => !extras.retirement);
  return `<details><summary>Change <span class="for">${h(remote)} on ${h(channel)}</span></summary>
${rollback ? rollbackPart(remote, rollback, form) : ''}
${live && others.length > 0 ? form('canary', 'Start canary', { fields: version('canary', others) + share }) : ''}
${canary ? form('pause', 'Pause canary') : ''}
${paused ? form('resume', `Resume canary ${paused.metadata.version} at ${paused.extras.paused} %`, {}, { version: paused.metadata.version }) : ''}
${others.length > 0 ? form('promote', 'Promote', { fields: version('promote', others), sure: atOnce }) : ''}
${serving.length > 0 ? form('quarantine', 'Quarantine', { fields: version('quarantine', serving), sure: 'It is bad: nobody gets it any more' }) : ''}
${standing.length > 0 ? form('retire', 'Retire', { fields: version('retire', standing), sure: 'It is withdrawn: nobody gets it any more' }) : ''}</details>`;
}

/** A version as a field offers it. */
const offered = (version: ChannelVersion) =>
  [version.metadata.version, `${version.metadata.version}${stateOf(version)}`] as const;

function stateOf({ deployment, extras }: ChannelVersion): string {
  const states = [
    deployment.default && 'live',
    !deployment.default && deployment.traffic > 0 && 'canary',
    extras.quarantine && 'quarantined',
    extras.retirement && 'retired',
    extras.rolledBackAt && 'rolled back',
    extras.good && 'good',
  ].filter(Boolean);
  return states.length > 0 ? ` (${states.join(', ')})` : '';
}

/** Says before the button whether the rollback is safe; one that is not has no button, since it would be refused. */
function rollbackPart(
  remote: string,
  planned: Result<RollbackPlan>,
  form: (action: string, label: string, more: { fields: string }) => string,
): string {
  if (!planned.ok) return `<p>${h(planned.failure.sentence)}</p>`;
  const { from, to, endsCanary, good, others, reasons } = planned.value;
  const along = others.map((each) => `${each.remote} from ${each.from} to ${each.to}`).join(', ');
  const together = along ? ` With it, since they were named together: ${h(along)}.` : '';
  if (endsCanary) {
    const fields = `<p class="safe">Safe: ${h(to)} stays live.${together}</p>`;
    return form('rollback', `End canary ${from}`, { fields });
  }
  const known = good
    ? `Known good: of ${good.loads} loads counted, ${good.failures} failed.`
    : 'Nobody has proven it good.';
  const fields = `<p class="safe">Safe: its contract and shared modules fit what is live. ${known}${together}</p>`;
  if (reasons.length === 0) return form('rollback', `Roll back to ${to}`, { fields });
  return `<div class="unsafe"><p>Going back to ${h(to)} is not safe:${together}</p><ul>${reasons.map((reason) => `<li>${h(reason)}</li>`).join('')}</ul>
<p>If it must be: <code>npm run release -- rollback ${h(remote)} --force</code></p></div>`;
}
