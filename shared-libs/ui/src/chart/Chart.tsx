import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { DataTable, type DataTableProps } from '../table/DataTable.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPicture } from './ChartPicture.tsx';
import type { ChartDrawing } from './drawChart.ts';
import { readPoints } from './readPoints.ts';
import styles from './chart.module.css';

export interface ChartProps {
  id?: string | undefined;
  caption: ReactNode;
  /** The whole chart in a sentence, which stands above it as well. */
  summary: string;
  drawing: ChartDrawing;
  /** What hollow values are, "Rounded or provisional", and what the others are. */
  softLabel?: string | undefined;
  firmLabel?: string | undefined;
  /** The same figures, behind a button that is called `label`. */
  table: Pick<DataTableProps, 'columns' | 'rows' | 'rowHeader'> & { label: string };
  /** Below it: where to download it, what to know of it. */
  children?: ReactNode;
}

/** Letters that stand on one line of the narrowest card. */
const mostBrief = 28;

/**
 * Columns, lines or steps that `drawChart` has drawn, with their table. It needs no script; with one (`readPoints`) it is
 * pointed at, and read point by point with the arrow keys.
 */
export function Chart(props: ChartProps) {
  const { caption, summary, drawing, table } = props;
  const { said } = drawing;
  const captionId = useId();
  const hatch = useId();
  const figure = useRef<HTMLElement>(null);
  const points = said.length > 0 ? JSON.stringify(said) : undefined;
  const isBrief = said.every((words) => words.length <= mostBrief);
  // A page's first HTML is served by an early script instead.
  useEffect(
    () => (figure.current && points ? readPoints(figure.current) : undefined),
    // A drawing that is made again says the same: who points at it stays there.
    [points],
  );
  return (
    <figure
      ref={figure}
      id={props.id}
      className={styles.chart}
      aria-labelledby={captionId}
      data-points={points}
    >
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
      <p className={styles.summary}>{summary}</p>
      <ChartPicture drawing={drawing} summary={summary} hatch={hatch} />
      <ChartLegend
        drawing={drawing}
        hatch={hatch}
        softLabel={props.softLabel}
        firmLabel={props.firmLabel}
      />
      {points && (
        <p className={classNames(styles.words, isBrief && styles.brief)} data-words="">
          {said[drawing.at]}
        </p>
      )}
      {props.children}
      <details className={styles.details}>
        <summary>{table.label}</summary>
        <DataTable
          caption={caption}
          captionHidden
          columns={table.columns}
          rows={table.rows}
          rowHeader={table.rowHeader}
        />
      </details>
    </figure>
  );
}
