import { Notice, SegmentedLinks } from '@eldorado/ui';
import { FigureChart } from './FigureChart.tsx';
import type { Group } from './series.ts';
import type { StatisticsView } from './statisticsView.ts';
import styles from './statistics.module.css';

export const statisticsPath = '/comunicados/estadisticas-del-aeropuerto';

/** The charts of a group by year and by month, as they are or by what they changed: links, so that the address keeps it. */
export function GroupCharts({ view, group }: { view: StatisticsView; group: Group }) {
  const { words, compare } = view;
  const shown = view.groups[group];
  if (!shown) return <Notice tone="warning">{words.unavailable}</Notice>;
  const { choice, year, months, csv } = shown;
  const to = (more: Record<string, string>) => {
    const query = new URLSearchParams({ ...more, ...compare?.kept }).toString();
    return `${statisticsPath}${query && `?${query}`}#${group}`;
  };
  return (
    <div className={styles.group}>
      <SegmentedLinks
        label={choice}
        items={[
          { to: to({}), label: words.view.absolute, current: view.view === 'absolute' },
          { to: to({ view: 'change' }), label: words.view.change, current: view.view === 'change' },
        ]}
      />
      <FigureChart id={group} chart={year} period="year" words={words} csv={csv} />
      {months.map((month) => (
        <FigureChart
          key={month.caption}
          chart={month}
          period="month"
          words={words}
          csv={month.csv}
        />
      ))}
    </div>
  );
}
