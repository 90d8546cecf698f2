import type { LogEntry } from '@eldorado/releases';
import { failureChart } from './failureChart.ts';
import { at, h } from './html.ts';
import { liveTable } from './liveTable.ts';
import type { OpsView } from './readOpsView.ts';

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
${[channel, ...others].map((name) => liveTable(name, view)).join('')}
${charts(view)}
${history(log)}
</main>`,
  );
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
    .flatMap((entry) =>
      (entry.apps ?? [entry]).map(
        ({ remote, version, before, after }) =>
          `<tr><td>${at(entry.at)}</td><td>${h(entry.who)}</td><td>${h(entry.channel)}</td><td>${h(entry.action)} ${h(remote)} ${h(version)}</td><td>${h(before) || '–'}</td><td>${h(after) || '–'}</td><td>${h(entry.why)}</td></tr>`,
      ),
    )
    .join('')}</tbody></table></div></section>`;
}
