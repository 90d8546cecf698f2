import { escapeHtml } from '../pages/escape.ts';
import type { Outcomes } from '../telemetry/loadOutcomes.ts';

const minute = 60_000;
const shown = 180;
/** Of the drawing, in its own units: a minute is 2 wide. */
const [width, height] = [shown * 2, 60];

/** A version's share of failed loads by the minute, as bars; the figures are in its title for those who do not see it. */
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
  const said = `${failures} of ${loads} loads failed`;
  return `<figure><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(`${id}: ${said}`)}" preserveAspectRatio="none">${bars.join('')}</svg><figcaption>${escapeHtml(id)}<span>${said}</span></figcaption></figure>`;
}
