import { memo, type ReactNode, type RefObject } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, Icon, SearchSubmit, SelectField, TextField } from '@eldorado/ui';
import { filterIcon } from '@eldorado/ui/icons';
import { useFlightMessages } from '../../messages.ts';
import {
  boardPaths,
  chosenFilters,
  hoursAreReversed,
  kinds,
  statusFilters,
  terminals,
  types,
  type BoardFilters,
} from '../address/boardFilters.ts';
import { airlinesOf, type AirlineName } from './airlineNames.ts';
import css from '../board.module.css';

interface Props {
  filters: BoardFilters;
  /** The airport's day, `YYYY-MM-DD`. */
  today: string;
  airlines: readonly AirlineName[];
  field: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
  /** What stands beside the field. */
  children: ReactNode;
}

const fullHours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Hours to choose from, with the one of the address among them. */
function hourOptions(chosen: string | null, none: string) {
  const hours = [...new Set([...fullHours, ...(chosen ? [chosen] : [])])].sort();
  return [{ value: '', label: none }, ...hours.map((value) => ({ value, label: value }))];
}

/** A plain GET form, so that every search is an address and works without JavaScript. */
export const FilterForm = memo(function FilterForm({
  filters,
  today,
  airlines,
  field,
  onType,
  children,
}: Props) {
  const t = useFlightMessages();
  const locale = useLocale();
  const { airline } = filters;
  const folded = chosenFilters(filters).filter((name) => name !== 'q').length;
  const reversed = hoursAreReversed(filters);
  const choice = airlinesOf(airlines, filters.type);
  const known = airline === 'all' || choice.some(({ code }) => code === airline);
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
          className={css.field}
          ref={field}
          label={t('searchLabel')}
          placeholder={t('searchHint')}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          defaultValue={filters.q}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <SearchSubmit label={t('apply')} />
        {children}
      </div>
      {/* Other filters, other fields: what the address says is what they show. */}
      <details
        key={JSON.stringify({ ...filters, q: '', at: '' })}
        className={css.more}
        open={reversed}
      >
        <summary>
          <Icon icon={filterIcon} />
          <span>{folded ? t('moreFiltersCount', { count: folded }) : t('moreFilters')}</span>
          {folded > 0 && <b aria-hidden="true">{folded}</b>}
        </summary>
        <div className={css.selects}>
          <SelectField
            label={t('fromLabel')}
            name="from"
            defaultValue={filters.from ?? ''}
            options={hourOptions(filters.from, t('fromAny'))}
          />
          <SelectField
            label={t('toLabel')}
            name="to"
            defaultValue={filters.to ?? ''}
            error={reversed ? t('hoursReversed') : undefined}
            options={hourOptions(filters.to, t('hourEnd'))}
          />
          <SelectField
            label={t('airline')}
            name="airline"
            defaultValue={airline}
            options={[
              { value: 'all', label: t('airline_all') },
              ...(known ? [] : [{ value: airline, label: airline }]),
              ...choice.map(({ code, name }) => ({ value: code, label: name })),
            ]}
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
          <SelectField
            label={t('terminalLabel')}
            name="terminal"
            defaultValue={filters.terminal}
            options={terminals.map((value) => ({ value, label: t(`terminal_${value}`) }))}
          />
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
          <Button type="submit" variant="secondary">
            {t('apply')}
          </Button>
        </div>
      </details>
    </form>
  );
});
