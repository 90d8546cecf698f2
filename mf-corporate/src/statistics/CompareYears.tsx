import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, DataTable, SelectField } from '@eldorado/ui';
import { statisticsPath } from './GroupCharts.tsx';
import type { StatisticsView } from './statisticsView.ts';
import styles from './statistics.module.css';

/** Two years side by side: a form that the address answers. */
export function CompareYears({ view }: { view: StatisticsView }) {
  const locale = useLocale();
  const { compare, words } = view;
  if (!compare) return null;
  const { asked, years, rows } = compare;
  const options = years.map((year) => ({ value: year, label: year }));
  return (
    <div id="compare" className={styles.group}>
      <form
        method="get"
        action={`${localisePath(statisticsPath, locale)}#compare`}
        className={styles.form}
        key={JSON.stringify(asked)}
      >
        {view.view === 'change' && <input type="hidden" name="view" value="change" />}
        <SelectField
          label={words.compare.year}
          name="year"
          options={options}
          defaultValue={asked.year}
        />
        <SelectField
          label={words.compare.with}
          name="with"
          options={options}
          defaultValue={asked.with}
        />
        <Button type="submit">{words.compare.submit}</Button>
      </form>
      <DataTable
        caption={words.compare.caption}
        rowHeader="what"
        blocks
        blockLabels="shown"
        columns={[
          { key: 'what', label: words.compare.what },
          { key: 'year', label: asked.year, className: styles.number },
          { key: 'with', label: asked.with, className: styles.number },
          { key: 'difference', label: words.compare.difference, className: styles.number },
        ]}
        rows={rows.map((row) => ({ key: row.key, cells: { ...row } }))}
      />
      <p className={styles.note}>* {words.soft}</p>
    </div>
  );
}
