import type { ReactNode } from 'react';
import { DataTable, Link, SegmentedLinks } from '@eldorado/ui';
import type { HouseRow, HousesView } from './housesView.ts';
import styles from './converter.module.css';

/** The airport's exchange houses: where they are, when they are open, what they pay and ask. */
export function ExchangeHouses({ view, demo }: { view: HousesView; demo: string }) {
  const { words, choices, rows } = view;
  const mark = <small>({demo})</small>;
  const quoted = (figure: string, isDemo: boolean) => (
    <>
      <strong>{figure}</strong> {isDemo && mark}
    </>
  );
  return (
    <div id="houses" className={styles.part}>
      {choices.length > 1 && <SegmentedLinks label={words.choose} items={choices} />}
      {view.note && <p>{view.note}</p>}
      <DataTable
        caption={view.caption}
        blocks
        blockLabels="shown"
        rowHeader="house"
        columns={(['house', 'hours', 'buys', 'sells'] as const).map((key) => ({
          key,
          label: words.columns[key],
        }))}
        rows={rows.map((row) => ({
          key: row.slug,
          cells: {
            house: <House row={row} map={words.map} mark={mark} />,
            hours: row.hours,
            buys: row.quote ? quoted(row.quote.buys, row.quote.demo) : words.noQuote,
            sells: row.quote ? quoted(row.quote.sells, row.quote.demo) : words.noQuote,
          },
        }))}
      />
    </div>
  );
}

function House({ row, map, mark }: { row: HouseRow; map: string; mark: ReactNode }) {
  return (
    <>
      <Link to={`/establecimientos/cajeros-electronicos/${row.slug}`}>{row.name}</Link>{' '}
      {row.demo && mark}
      <span className={styles.place}>
        {row.place}, <Link to={row.map}>{map}</Link>
      </span>
      {row.quote && <span className={styles.place}>{row.quote.of}</span>}
    </>
  );
}
