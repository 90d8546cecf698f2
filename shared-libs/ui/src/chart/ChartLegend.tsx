import type { ReactNode } from 'react';
import type { ChartDrawing } from './drawChart.ts';
import { barDressOf, dressOf } from './dressOf.ts';
import styles from './chart.module.css';

/** Which series is drawn how, where there are several; and what hollow values are. */
export function ChartLegend(props: {
  drawing: ChartDrawing;
  /** The id of the picture's pattern. */
  hatch: string;
  softLabel?: string | undefined;
  firmLabel?: string | undefined;
}) {
  const { series, hasSoft } = props.drawing;
  const { softLabel, firmLabel } = props;
  const isSoftSaid = hasSoft && softLabel !== undefined;
  if (series.length < 2 && !isSoftSaid) return null;
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.length > 1 &&
        series.map(({ name, path }, index) => (
          <Entry key={name} label={name}>
            {path === '' ? (
              <rect x="8" width="12" height="12" {...barDressOf(index, props.hatch)} />
            ) : (
              <path d="M0 6H28" {...dressOf(index)} />
            )}
          </Entry>
        ))}
      {isSoftSaid && firmLabel !== undefined && (
        <Entry label={firmLabel}>
          <rect x="8" width="12" height="12" {...dressOf(0)} />
        </Entry>
      )}
      {isSoftSaid && (
        <Entry label={softLabel}>
          <rect x="9" y="1" width="10" height="10" {...dressOf(0)} data-soft="true" />
        </Entry>
      )}
    </ul>
  );
}

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <li>
    <svg width="28" height="12">
      {children}
    </svg>
    {label}
  </li>
);
