import { DataTable, Link, Notice } from '@eldorado/ui';
import { useServiceMessages } from '../messages.ts';
import type { StepFreeView } from './stepFreeWays.ts';

/** How long the usual ways take without steps, a table for each terminal. */
export function StepFreeWays({ view }: { view: StepFreeView | null }) {
  const t = useServiceMessages();
  if (view === null) return <Notice tone="warning">{t('failedText')}</Notice>;
  return (
    <>
      {view.terminals.map(({ number, ways }) => (
        <DataTable
          key={number}
          caption={t('inTerminal', { terminal: number })}
          rowHeader="way"
          columns={[
            { key: 'way', label: t('usualWay') },
            { key: 'minutes', label: t('stepFree') },
          ]}
          rows={ways.map(({ key, from, to, minutes, address }) => ({
            key,
            cells: {
              way: <Link to={address}>{t('wayTitle', { from, to })}</Link>,
              minutes:
                minutes === null ? t('onlyWithSteps') : t('minutesValue', { range: minutes }),
            },
          }))}
        />
      ))}
      <p>
        {t('stepFreeNote')} {view.demo && t('live')}
      </p>
    </>
  );
}
