import { escapeHtml } from '../text/escape.ts';
import { at } from './html.ts';
import type { Outcomes } from '../telemetry/loadOutcomes.ts';

const minute = 60_000;
const shown = 180;
/** Of the drawing, in its own units: a minute is 2 wide. */
const [width, height] = [shown * 2, 60];

/**
 * A version's share of failed loads by the minute, as bars, with a table of the minutes that had failures. It is a text and no
 * component: the gateway has neither React nor the site's styles (docs/decisions/054).
 */
export function failureChart(
  id: string,
  minutes: readonly (Outcomes & { minute: number })[],
  now: number,
): string {
  const first = Math.floor(now / minute) * minute - (shown - 1) * minute;
  const recent = minutes.filter((each) => each.minute >= first);
  const loads = recent.reduce((sum, each) => sum + each.loads, 0);
  const failures = recent.reduce((sum, each) => sum + each.failures, 0);
  const bars = recent.map((each) => {
    const x = ((each.minute - first) / minute) * 2;
    const failed = (each.failures / each.loads) * height;
    // A minute without a failure is a thin line: it was looked at.
    const tall = Math.max(failed, 1);
    return `<rect x="${x}" y="${(height - tall).toFixed(1)}" width="2" height="${tall.toFixed(1)}" class="${failed > 0 ? 'failed' : 'well'}"/>`;
  });
  const onServer = recent.reduce((sum, each) => sum + each.onServer, 0);
  const said = `${failures} of ${loads} loads failed: ${onServer} on the server, ${failures - onServer} in browsers`;
  return `<figure><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(`${id}: ${said}`)}" preserveAspectRatio="none">${bars.join('')}</svg><figcaption>${escapeHtml(id)}<span>${said}</span></figcaption>${failureTable(id, recent)}</figure>`;
}

/** The minutes of which loads failed, the newest first; nothing when all went well. */
function failureTable(id: string, minutes: readonly (Outcomes & { minute: number })[]): string {
  const failed = minutes.filter(({ failures }) => failures > 0).toReversed();
  if (failed.length === 0) return '';
  const rows = failed.map(
    (each) =>
      `<tr><td>${at(new Date(each.minute).toISOString())}</td><td>${each.loads}</td><td>${each.failures}</td><td>${each.onServer}</td></tr>`,
  );
  return `<details><summary>The minutes with failures</summary><table aria-label="${escapeHtml(`${id}: minutes with failures`)}"><thead><tr><th scope="col">At, UTC</th><th scope="col">Loads</th><th scope="col">Failed</th><th scope="col">On the server</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}
