import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, FilterChips, SelectField, TextField } from '@eldorado/ui';
import { useFlightMessages } from '../messages.ts';
import {
  boardPath,
  boardPaths,
  chosenFilters,
  kinds,
  statusFilters,
  terminals,
  types,
  withoutFilter,
  type BoardFilters,
  type FilterName,
} from './boardFilters.ts';
import css from './board.module.css';

interface Props {
  filters: BoardFilters;
  /** The airport's day, `YYYY-MM-DD`. */
  today: string;
}

/** A plain GET form, so that every search is an address and works without JavaScript. */
export function FilterForm({ filters, today }: Props) {
  const t = useFlightMessages();
  const locale = useLocale();
  const folded = chosenFilters(filters).filter((name) => name !== 'q').length;
  return (
    <form
      className={css.form}
      method="get"
      role="search"
      action={localisePath(boardPaths[filters.direction], locale)}
    >
      {filters.date !== today && <input type="hidden" name="date" value={filters.date} />}
      <div className={css.main}>
        <TextField
          label={t('searchLabel')}
          placeholder={t('searchHint')}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={80}
          defaultValue={filters.q}
        />
        <Button type="submit">{t('apply')}</Button>
      </div>
      <details className={css.more}>
        <summary>{folded ? t('moreFiltersCount', { count: folded }) : t('moreFilters')}</summary>
        <div className={css.selects}>
          <SelectField
            label={t('kindLabel')}
            name="kind"
            defaultValue={filters.kind}
            options={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          />
          <SelectField
            label={t('typeLabel')}
            name="type"
            defaultValue={filters.type}
            options={types.map((value) => ({ value, label: t(`type_${value}`) }))}
          />
          <SelectField
            label={t('terminalLabel')}
            name="terminal"
            defaultValue={filters.terminal}
            options={terminals.map((value) => ({ value, label: t(`terminal_${value}`) }))}
          />
          <SelectField
            label={t('statusLabel')}
            name="status"
            defaultValue={filters.status}
            options={statusFilters(filters.direction).map((value) => ({
              value,
              label: t(`status_${value}`),
            }))}
          />
        </div>
      </details>
    </form>
  );
}

/** The filters in use; each links to the same board without it. */
export function ChosenFilters({ filters, today }: Props) {
  const t = useFlightMessages();
  const labels: Record<FilterName, string> = {
    q: t('chosenText', { text: filters.q }),
    kind: t(`kind_${filters.kind}`),
    type: t(`type_${filters.type}`),
    terminal: t(`terminal_${filters.terminal}`),
    status: t(`status_${filters.status}`),
  };
  const chosen = chosenFilters(filters);
  if (chosen.length === 0) return null;
  return (
    <FilterChips
      className={css.chips}
      label={t('chosenFilters')}
      items={chosen.map((name) => ({
        label: labels[name],
        removeLabel: t('removeFilter', { filter: labels[name] }),
        to: boardPath(withoutFilter(filters, name), today),
      }))}
    />
  );
}
