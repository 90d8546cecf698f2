import type { ChartDrawing, DrawnSeries } from './drawChart.ts';
import { barDressOf, dressOf } from './dressOf.ts';
import styles from './chart.module.css';

const percent = (value: number) => `${value}%`;

/** The picture of a chart. Its words keep their size however wide it is: places are in percent, and only paths are stretched. */
export function ChartPicture(props: { drawing: ChartDrawing; summary: string; hatch: string }) {
  const { drawing, summary, hatch } = props;
  const { ticks, axis, series, target, said } = drawing;
  const mark = percent(((drawing.at + 0.5) * 100) / said.length);
  return (
    <div className={styles.frame}>
      <svg className={styles.scale} aria-hidden="true">
        {ticks.map(({ y, label }) => (
          <text key={y} x="100%" y={percent(y)} dy="0.35em" textAnchor="end">
            {label}
          </text>
        ))}
      </svg>
      <div className={styles.plot} data-plot={drawing.at}>
        <svg role="img" aria-label={summary} className={styles.picture}>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M0 6L6 0" className={styles.hatch} />
          </pattern>
          {ticks.map(({ y, isZero }) => (
            <line
              key={y}
              x2="100%"
              y1={percent(y)}
              y2={percent(y)}
              className={isZero ? styles.zero : styles.grid}
            />
          ))}
          {series.map((each, index) => (
            <Bars key={each.name} series={each} index={index} hatch={hatch} />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.paths}>
            {series.map(({ name, path }, index) =>
              path === '' ? null : <path key={name} d={path} {...dressOf(index)} />,
            )}
          </svg>
          {series.flatMap(({ name, dots }, index) =>
            dots.map(({ x, y, isSoft }) => (
              <circle
                key={`${name} ${x}`}
                cx={percent(x)}
                cy={percent(y)}
                r="4"
                {...dressOf(index)}
                data-soft={isSoft || undefined}
              />
            )),
          )}
          {target && (
            <>
              <line
                x2="100%"
                y1={percent(target.y)}
                y2={percent(target.y)}
                className={styles.target}
              />
              <text
                x={target.anchor === 'start' ? '0' : '100%'}
                y={percent(target.y)}
                dy="-6"
                textAnchor={target.anchor}
              >
                {target.label}
              </text>
            </>
          )}
          {series.map(
            ({ name, end }) =>
              end && (
                <text
                  key={name}
                  x={percent(end.x)}
                  y={percent(end.y)}
                  dy="-9"
                  textAnchor={end.x < 15 ? 'start' : 'end'}
                >
                  {name}
                </text>
              ),
          )}
          {axis.map(({ x, label, anchor }) => (
            <text key={x} x={percent(x)} y="97%" textAnchor={anchor}>
              {label}
            </text>
          ))}
          {said.length > 0 && (
            <line data-mark="" x1={mark} x2={mark} y1="2%" y2="86%" className={styles.mark} />
          )}
        </svg>
      </div>
    </div>
  );
}

/** A series' columns: the first full, the second hatched, the third empty. */
function Bars(props: { series: DrawnSeries; index: number; hatch: string }) {
  const { series, index, hatch } = props;
  return series.bars.map(({ x, y, width, height, isSoft }) => (
    <rect
      key={x}
      x={percent(x)}
      y={percent(y)}
      width={percent(width)}
      height={percent(height)}
      {...barDressOf(index, hatch)}
      data-soft={isSoft || undefined}
    />
  ));
}
