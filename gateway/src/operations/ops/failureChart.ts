import { drawChart, type ChartDrawing } from '@eldorado/ui/chart-drawing';
import { escapeHtml } from '../../text/escape.ts';
import { at } from './html.ts';
import type { Outcomes } from '../../telemetry/loadOutcomes.ts';

const minute = 60_000;
const shown = 180;

type Minute = Outcomes & { minute: number };

/**
 * A version's share of failed loads by the minute: the site's chart, drawn by what draws all of them and written as a text, since the
 * gateway has neither React nor the site's styles (docs/decisions/054); with a table of the minutes that had failures.
 */
export function failureChart(id: string, minutes: readonly Minute[], now: number): string {
  const first = Math.floor(now / minute) * minute - (shown - 1) * minute;
  const recent = minutes.filter((each) => each.minute >= first);
  const sum = (of: (each: Minute) => number) => recent.reduce((all, each) => all + of(each), 0);
  const [loads, failures, onServer] = [
    sum((each) => each.loads),
    sum((each) => each.failures),
    sum((each) => each.onServer),
  ];
  const said = `${failures} of ${loads} loads failed: ${onServer} on the server, ${failures - onServer} in browsers`;
  const picture = pictureOf(drawingOf(recent, first));
  return `<figure><svg role="img" aria-label="${escapeHtml(`${id}: ${said}`)}">${picture}</svg><figcaption>${escapeHtml(id)}<span>${said}</span></figcaption>${failureTable(id, recent)}</figure>`;
}

/** Percent of the loads of each minute; a minute without any is a gap. */
function drawingOf(recent: readonly Minute[], first: number): ChartDrawing {
  const shares = new Map(
    recent.map((each) => [each.minute, (100 * each.failures) / Math.max(each.loads, 1)]),
  );
  const points = Array.from({ length: shown }, (_, index) => first + index * minute);
  return drawChart({
    kind: 'columns',
    points: points.map((point) => new Date(point).toISOString().slice(11, 16)),
    labels: 4,
    series: [{ name: 'failed', values: points.map((point) => shares.get(point) ?? null) }],
    tick: (value) => `${value} %`,
  });
}

const pictureOf = ({ ticks, axis, series }: ChartDrawing) =>
  [
    ...ticks.map(
      ({ y, label }) =>
        `<line x1="0" x2="100%" y1="${y}%" y2="${y}%"/><text y="${y}%" dy="-3">${label}</text>`,
    ),
    ...axis.map(
      ({ x, label, anchor }) => `<text x="${x}%" y="98%" text-anchor="${anchor}">${label}</text>`,
    ),
    ...series.flatMap(({ bars }) =>
      bars.map(({ x, y, width, height }) =>
        // A minute without a failure is a thin line: it was looked at.
        height === 0
          ? `<rect x="${x}%" y="${y}%" width="${width}%" height="1" class="well"/>`
          : `<rect x="${x}%" y="${y}%" width="${width}%" height="${height}%" class="failed"/>`,
      ),
    ),
  ].join('');

/** The minutes of which loads failed, the newest first; nothing when all went well. */
function failureTable(id: string, minutes: readonly Minute[]): string {
  const failed = minutes.filter(({ failures }) => failures > 0).toReversed();
  if (failed.length === 0) return '';
  const rows = failed.map(
    (each) =>
      `<tr><td>${at(new Date(each.minute).toISOString())}</td><td>${each.loads}</td><td>${each.failures}</td><td>${each.onServer}</td></tr>`,
  );
  return `<details><summary>The minutes with failures</summary><table aria-label="${escapeHtml(`${id}: minutes with failures`)}"><thead><tr><th scope="col">At, UTC</th><th scope="col">Loads</th><th scope="col">Failed</th><th scope="col">On the server</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}
