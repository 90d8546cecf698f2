import { memo } from 'react';
import { addDays, boardDays, bogotaInstant, formatDate, useLocale } from '@eldorado/i18n';
import { SegmentedLinks } from '@eldorado/ui';
import { useFlightMessages } from '../../messages.ts';
import { boardPath } from '../address/boardFilters.ts';
import type { BoardArgs } from '../rows/boardView.ts';
import css from '../board.module.css';

/** Yesterday to in three days, with the other filters kept. */
export const DaySwitch = memo(function DaySwitch({
  args: { filters, today },
}: {
  args: BoardArgs;
}) {
  const t = useFlightMessages();
  const locale = useLocale();
  const names: Record<string, string> = {
    [addDays(today, -1)]: t('yesterday'),
    [today]: t('today'),
    [addDays(today, 1)]: t('tomorrow'),
  };
  return (
    <SegmentedLinks
      className={css.days}
      label={t('chooseDay')}
      items={boardDays(today).map((date) => ({
        label: names[date] ?? formatDate(bogotaInstant(date, '12:00'), locale, 'short'),
        to: boardPath({ ...filters, date, at: null }, today),
        current: date === filters.date,
      }))}
    />
  );
});
