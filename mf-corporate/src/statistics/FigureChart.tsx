import { Link } from '@eldorado/ui';
import { Chart } from '@eldorado/ui/chart';
import type { ChartView, FigureRow } from './groupView.ts';
import type { PlainWords } from './statisticsView.ts';
import styles from './statistics.module.css';

/** A chart of figures with its table: what each is, what is to be known of it, who published it. */
export function FigureChart(props: {
  id?: string | undefined;
  chart: ChartView;
  period: 'year' | 'month';
  words: PlainWords;
  /** Where the same is downloaded, if anywhere. */
  csv?: string;
}) {
  const { chart, period, words, csv } = props;
  const { rows } = chart;
  const isOne = new Set(rows.map(({ what }) => what)).size === 1;
  const hasChanges = rows.some(({ change }) => change !== '');
  const columns = [
    { key: 'period', label: words.columns[period] },
    ...(isOne ? [] : [{ key: 'what', label: words.columns.what }]),
    { key: 'value', label: words.columns.value, className: styles.number },
    ...(hasChanges
      ? [{ key: 'change', label: words.columns.change, className: styles.number }]
      : []),
    { key: 'notes', label: words.columns.notes },
    { key: 'source', label: words.columns.source },
  ];
  return (
    <Chart
      id={props.id}
      caption={chart.caption}
      summary={chart.summary}
      drawing={chart.drawing}
      softLabel={words.soft}
      table={{
        label: words.table,
        rowHeader: 'period',
        columns,
        rows: rows.map((row) => ({
          key: row.key,
          cells: { ...row, source: <Source row={row} /> },
        })),
      }}
    >
      {csv && (
        <p>
          {/* A plain address: it is no page of the site. */}
          <a href={csv} download>
            {words.csv}
          </a>
        </p>
      )}
    </Chart>
  );
}

function Source({ row: { source } }: { row: FigureRow }) {
  if (source === null) return null;
  return (
    <>
      {source.url ? <Link to={source.url}>{source.name}</Link> : source.name}, {source.date}
    </>
  );
}
