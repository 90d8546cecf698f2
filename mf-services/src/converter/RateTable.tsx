import { DataTable, Link } from '@eldorado/ui';
import type { RateRow, RateTableView } from './rateTableView.ts';
import styles from './converter.module.css';

/** Every currency with its rate, its day and who says so. */
export function RateTable({ view, demo }: { view: RateTableView; demo: string }) {
  const { shown, folded, more } = view;
  return (
    <>
      <Rows view={view} rows={shown} demo={demo} />
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>{more}</summary>
          <Rows view={view} rows={folded} demo={demo} captionHidden />
        </details>
      )}
    </>
  );
}

function Rows(props: {
  view: RateTableView;
  rows: readonly RateRow[];
  demo: string;
  captionHidden?: boolean;
}) {
  const { view, demo } = props;
  const { columns, caption, more } = view;
  return (
    <DataTable
      caption={props.captionHidden ? more : caption}
      captionHidden={props.captionHidden}
      rowHeader="currency"
      columns={(['currency', 'pesos'] as const).map((key) => ({ key, label: columns[key] }))}
      rows={props.rows.map((row) => ({
        key: row.currency,
        cells: {
          currency: (
            <>
              <Link to={row.to}>{row.currency}</Link> {row.name}
            </>
          ),
          pesos: (
            <>
              {row.pesos}{' '}
              <span className={styles.place}>
                {row.demo ? demo : <Source {...row.source} />}, {row.day}
              </span>
            </>
          ),
        },
      }))}
    />
  );
}

const Source = ({ name, url }: RateRow['source']) => (url ? <Link to={url}>{name}</Link> : name);
