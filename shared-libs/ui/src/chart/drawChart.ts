import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';

export interface ChartSeries {
  name: string;
  /** One for each point; null where nothing is known: a gap. */
  values: readonly (number | null)[];
  /** Which of them are not exact: drawn hollow. */
  soft?: readonly boolean[];
}

export interface ChartSpec {
  /** Columns from zero; lines between neighbours that are both known; steps that hold until the next. */
  kind: 'columns' | 'lines' | 'steps';
  /** What stands below the chart, one for each point. */
  points: readonly string[];
  /** As many of them as there is room for on a phone; six unless given. */
  labels?: number;
  /** Words below the chart instead of them, spread evenly from its beginning to its end. */
  axis?: readonly string[];
  series: readonly ChartSeries[];
  /** A value to compare with, as a line of its own. */
  target?: { value: number; label: string } | undefined;
  /** What the scale reaches at least: the highest of charts that stand beside each other. */
  upTo?: number | undefined;
  /** A round value beside the chart, in the reader's language. */
  tick: (value: number) => string;
  /** Each point in words, for who points at it; none for a chart that nobody points at. */
  said?: readonly string[];
  /** The point that is marked at first; the last of which something is known unless given. */
  at?: number;
}

/** A chart as it is drawn, in percent of its width and height: data alone, so that who shows it needs no library. */
export interface ChartDrawing {
  ticks: readonly { y: number; label: string; isZero: boolean }[];
  axis: readonly { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[];
  series: readonly DrawnSeries[];
  /** Its words stand at the side of the lower values. */
  target: { y: number; label: string; anchor: 'start' | 'end' } | null;
  /** Each point in words, and the one that is marked at first. */
  said: readonly string[];
  at: number;
  hasSoft: boolean;
}

export interface DrawnSeries {
  name: string;
  path: string;
  bars: readonly { x: number; y: number; width: number; height: number; isSoft: boolean }[];
  dots: readonly { x: number; y: number; isSoft: boolean }[];
  /** Where its name stands, at its last value; null where names would lie on each other. */
  end: { x: number; y: number } | null;
}

/** Of the picture's height: below are the axis' words, above the highest column's room. */
const [top, bottom] = [5, 86];
const mostTicks = 4;
const mostAxisLabels = 6;
/** With more values than these a dot on each would be a line itself. */
const mostDots = 60;
const mostNames = 4;
/** Of a point's width, what stays empty between its columns and the next ones. */
const space = 0.24;

const round = (value: number) => Number(value.toFixed(2));

/** Draws a chart of values: its scale ends at round numbers, and begins at zero unless it has steps. */
export function drawChart(spec: ChartSpec): ChartDrawing {
  const { kind, points, series, target, tick, said = [] } = spec;
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  if (target) values.push(target.value);
  if (spec.upTo !== undefined) values.push(spec.upTo);
  if (kind !== 'steps' || values.length === 0) values.push(0);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const scale = scaleLinear([low, high === low ? low + 1 : high], [bottom, top]).nice(mostTicks);
  const y = (value: number) => round(scale(value));
  const width = 100 / points.length;
  const isKnown = (index: number) => series.some((each) => (each.values[index] ?? null) !== null);
  return {
    ticks: scale.ticks(mostTicks).map((value) => ({
      y: y(value),
      label: tick(value),
      isZero: value === 0,
    })),
    axis: spec.axis ? spread(spec.axis) : axisOf(points, spec.labels ?? mostAxisLabels),
    series: series.map((each, index) => {
      const room = { x: (at: number) => round((at + 0.5) * width), y };
      const isNamed = kind === 'lines' && series.length > 1 && series.length <= mostNames;
      const last = each.values.findLastIndex((value) => value !== null);
      return {
        name: each.name,
        path: pathOf(kind, each, room, width),
        bars: kind === 'columns' ? barsOf(each, y, { width, index, of: series.length }) : [],
        dots: kind === 'lines' && values.length <= mostDots ? dotsOf(each, room) : [],
        end: isNamed && last >= 0 ? { x: room.x(last), y: y(each.values[last] ?? 0) } : null,
      };
    }),
    target: target
      ? { y: y(target.value), label: target.label, anchor: lowerSide(series, points.length) }
      : null,
    said,
    at:
      spec.at ??
      Math.max(
        0,
        points.findLastIndex((_, index) => isKnown(index)),
      ),
    hasSoft: series.some(({ soft = [] }) => soft.includes(true)),
  };
}

/** At which side of a chart the highest value is lower: there is room for words above it. */
function lowerSide(series: readonly ChartSeries[], points: number): 'start' | 'end' {
  const highest = (from: number, to: number) =>
    Math.max(...series.flatMap(({ values }) => values.slice(from, to).map((value) => value ?? 0)));
  const middle = Math.ceil(points / 2);
  return highest(0, middle) < highest(middle, points) ? 'start' : 'end';
}

/** Labels from the beginning of a chart to its end. */
const spread = (labels: readonly string[]): ChartDrawing['axis'] =>
  labels.map((label, index) => ({
    label,
    x: round((100 * index) / (labels.length - 1)),
    anchor: index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle',
  }));

/** Labels at even distances; the last point has one. */
function axisOf(points: readonly string[], most: number): ChartDrawing['axis'] {
  const step = Math.ceil(points.length / most);
  const last = points.length - 1;
  return points.flatMap((label, index) => {
    if ((last - index) % step !== 0) return [];
    const x = round(((index + 0.5) * 100) / points.length);
    // A year may stand out a little; a date would make the page scroll sideways.
    const isLong = label.length > 5;
    return [{ x, label, anchor: isLong && x > 94 ? 'end' : isLong && x < 6 ? 'start' : 'middle' }];
  });
}

interface Room {
  x: (index: number) => number;
  y: (value: number) => number;
}

/** One path for a series; it breaks where nothing is known, and one value alone is a dot. */
function pathOf(kind: ChartSpec['kind'], { values }: ChartSeries, room: Room, width: number) {
  if (kind === 'columns') return '';
  const isStep = kind === 'steps';
  const draw = line<[number, number | null]>()
    .defined(([, value]) => value !== null)
    .x(([at]) => (isStep ? at * width : room.x(at)))
    .y(([, value]) => room.y(value ?? 0))
    .curve(isStep ? curveStepAfter : curveLinear)
    .digits(2);
  const pairs = values.map((value, index): [number, number | null] => [index, value]);
  if (!isStep) return draw(pairs) ?? '';
  // What did not change needs no point; the last value holds to the end.
  const changes = pairs.filter(([at, value]) => at === 0 || value !== values[at - 1]);
  return draw([...changes, [values.length, values.at(-1) ?? null]]) ?? '';
}

const barsOf = (
  { values, soft = [] }: ChartSeries,
  y: Room['y'],
  { width, index, of }: { width: number; index: number; of: number },
) =>
  values.flatMap((value, at) => {
    if (value === null) return [];
    const own = (width * (1 - space)) / of;
    const [from, to] = [y(Math.max(value, 0)), y(Math.min(value, 0))];
    return {
      x: round(at * width + (width * space) / 2 + index * own),
      y: from,
      width: round(own),
      height: round(to - from),
      isSoft: soft[at] ?? false,
    };
  });

const dotsOf = ({ values, soft = [] }: ChartSeries, room: Room) =>
  values.flatMap((value, at) =>
    value === null ? [] : { x: room.x(at), y: room.y(value), isSoft: soft[at] ?? false },
  );
