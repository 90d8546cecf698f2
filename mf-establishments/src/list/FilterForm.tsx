import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, CheckboxField, Icon, RadioGroup, SelectField, TextField } from '@eldorado/ui';
import { searchIcon } from '@eldorado/ui/icons';
import { restaurantCategories, type EstablishmentKind } from '../establishment/establishment.ts';
import { useEstablishmentMessages } from '../messages.ts';
import { areas, chosenFilters, searchLength, terminals, type ListFilters } from './listFilters.ts';
import styles from './filterForm.module.css';

interface FilterFormProps {
  kind: EstablishmentKind;
  /** Path of the list, without locale prefix. */
  path: string;
  filters: ListFilters;
}

/**
 * The list's filters: a plain GET form. On a phone it is a popover behind a button, which the browser opens
 * without any script; on a wide screen it stands beside the list.
 */
export function FilterForm({ kind, path, filters }: FilterFormProps) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const count = chosenFilters(filters).length;
  const any = { value: '', label: t('filter.any') };
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget="filters">
        <Icon icon={searchIcon} />
        {count > 0 ? t('filter.openCount', { count }) : t('filter.open')}
      </button>
      <div id="filters" popover="auto" className={styles.sheet}>
        <form method="get" action={localisePath(path, locale)} className={styles.form}>
          <TextField
            label={t('filter.q')}
            name="q"
            type="search"
            defaultValue={filters.q}
            maxLength={searchLength}
            autoComplete="off"
          />
          <RadioGroup
            label={t('filter.terminal')}
            name="terminal"
            defaultValue={filters.terminal}
            options={[
              { value: '', label: t('filter.anyTerminal') },
              ...terminals.map((value) => ({ value, label: t(`terminal.${value}`) })),
            ]}
          />
          <RadioGroup
            label={t('filter.area')}
            name="area"
            defaultValue={filters.area}
            options={[any, ...areas.map((value) => ({ value, label: t(`area.${value}`) }))]}
          />
          {kind === 'restaurantes' && (
            <SelectField
              label={t('filter.category')}
              name="category"
              defaultValue={filters.category}
              options={[
                any,
                ...restaurantCategories.map((value) => ({ value, label: t(`category.${value}`) })),
              ]}
            />
          )}
          <CheckboxField
            label={t('filter.openNow')}
            name="open"
            value="1"
            defaultChecked={filters.open}
          />
          <Button type="submit">{t('filter.apply')}</Button>
        </form>
      </div>
    </>
  );
}
