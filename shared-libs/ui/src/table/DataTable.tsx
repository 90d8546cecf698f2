import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './dataTable.module.css';

export interface DataColumn {
  key: string;
  label: ReactNode;
  className?: string | undefined;
}

export interface DataRow {
  key: string;
  cells: Readonly<Record<string, ReactNode>>;
  /** A row that a search leaves out. */
  hidden?: boolean | undefined;
  className?: string | undefined;
  /** Its first link leads to the page of what it is a row of: it grows into the part of that page that is called `opened`. */
  opens?: boolean | undefined;
}

export interface DataTableProps {
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Below 600 px rows become blocks, one under the other. Without it a wide table scrolls sideways. */
  blocks?: boolean | undefined;
  /** Whether the blocks show each cell's column name, or only speak it. */
  blockLabels?: 'hidden' | 'shown' | undefined;
  /** Key of the column that names the row. */
  rowHeader?: string | undefined;
  className?: string | undefined;
}

/**
 * A real table. Its roles are written out because browsers drop them once rows are displayed as blocks;
 * there, each cell also carries its column's name.
 */
export function DataTable(props: DataTableProps) {
  const { columns, rows, blocks = false, blockLabels = 'hidden', rowHeader } = props;
  const labelled = blockLabels === 'shown';
  const captionId = useId();
  const table = (
    <table
      role="table"
      aria-labelledby={captionId}
      className={classNames(
        styles.table,
        blocks && styles.blocks,
        labelled && styles.labelled,
        props.className,
      )}
    >
      <caption id={captionId} className={props.captionHidden ? styles.hidden : styles.caption}>
        {props.caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label, className }) => (
            <th key={key} role="columnheader" scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr
            key={row.key}
            role="row"
            className={row.className}
            hidden={row.hidden}
            data-opens={row.opens}
          >
            {columns.map(({ key, label, className }) => {
              const content = (
                <>
                  {blocks && <span className={styles.label}>{label} </span>}
                  {/* One thing beside its label, whatever a cell is made of. */}
                  {labelled ? <span>{row.cells[key]}</span> : row.cells[key]}
                </>
              );
              return key === rowHeader ? (
                <th key={key} role="rowheader" scope="row" className={className}>
                  {content}
                </th>
              ) : (
                <td key={key} role="cell" className={className}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return blocks ? (
    <div className={styles.frame}>{table}</div>
  ) : (
    // A keyboard can only scroll what it can focus.
    <div
      className={classNames(styles.frame, styles.scroll)}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
    >
      {table}
    </div>
  );
}
