import { memo, useId } from 'react';
import { addDays, boardDays, bogotaInstant, formatDate, useLocale } from '@eldorado/i18n';
import { Button, Icon, Link, VisuallyHidden } from '@eldorado/ui';
import { chevronDownIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import { boardPath } from '../address/boardFilters.ts';
import type { BoardArgs } from '../rows/boardView.ts';
import css from './daySwitch.module.css';

/**
 * The day of the board; behind it yesterday to in three days, with the other filters kept. The browser opens and closes it,
 * without JavaScript too.
 */
export const DaySwitch = memo(function DaySwitch({
  args: { filters, today },
}: {
  args: BoardArgs;
}) {
  const t = useFlightMessages();
  const locale = useLocale();
  const id = useId();
  const names: Record<string, string> = {
    [addDays(today, -1)]: t('yesterday'),
    [today]: t('today'),
    [addDays(today, 1)]: t('tomorrow'),
  };
  const nameOf = (date: string) =>
    names[date] ?? formatDate(bogotaInstant(date, '12:00'), locale, 'short');
  return (
    <div className={css.day}>
      <Button variant="secondary" popoverTarget={id} className={css.chosen}>
        <VisuallyHidden>{t('chooseDay')}: </VisuallyHidden>
        {nameOf(filters.date)}
        <Icon icon={chevronDownIcon} />
      </Button>
      <nav id={id} popover="auto" aria-label={t('chooseDay')} className={css.list}>
        <ul>
          {boardDays(today).map((date) => (
            <li key={date}>
              <Link
                to={boardPath({ ...filters, date, at: null }, today)}
                aria-current={date === filters.date ? 'page' : undefined}
                onClick={({ currentTarget }) =>
                  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                }
              >
                {nameOf(date)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
});
