import { memo, useRef, type RefObject } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import {
  Button,
  CheckboxField,
  Icon,
  SelectField,
  TextField,
  useHydrated,
  VisuallyHidden,
} from '@eldorado/ui';
import { closeIcon, filterIcon } from '@eldorado/ui/icons';
import type { EstablishmentKind } from '../establishment/establishment.ts';
import { withCount } from '../establishment/withCount.ts';
import { useEstablishmentMessages } from '../messages.ts';
import { choiceLabel } from './filterLabel.ts';
import type { FilteredList } from './filterRows.ts';
import { choiceNames, searchLength, type ChoiceName, type ListFilters } from './listFilters.ts';
import styles from './filterForm.module.css';

interface FilterFormProps {
  kind: EstablishmentKind;
  /** Path of the list, without locale prefix. */
  path: string;
  /** What the fields begin with: what the address says. */
  begins: ListFilters;
  /** How many filters are chosen. */
  chosen: number;
  /** What is found, for the counts; null when the list could not be had. */
  found: FilteredList | null;
  /** Choices that the kind has, each with its values. */
  values: Readonly<Partial<Record<ChoiceName, readonly string[]>>>;
  /** Names of keys, from the API. */
  names: Readonly<Record<string, string>>;
  form: RefObject<HTMLFormElement | null>;
  onChange: () => void;
}

/**
 * The list's filters: a plain GET form. On a phone it is a sheet behind a button, which the browser opens without any
 * script; on a wide screen it stands above the list.
 */
export const FilterForm = memo(function FilterForm({
  kind,
  path,
  begins,
  chosen,
  found,
  ...props
}: FilterFormProps) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const live = useHydrated();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget="filters">
        <Icon icon={filterIcon} />
        {chosen > 0 ? t('filter.openCount', { count: chosen }) : t('filter.open')}
      </button>
      <div id="filters" popover="auto" ref={sheet} className={styles.sheet}>
        <form
          method="get"
          role="search"
          ref={props.form}
          action={localisePath(path, locale)}
          className={styles.form}
          onChange={props.onChange}
          onSubmit={() => sheet.current?.matches(':popover-open') && sheet.current.hidePopover()}
        >
          <p className={styles.top}>
            <strong>{t('filter.open')}</strong>
            <button
              type="button"
              popoverTarget="filters"
              popoverTargetAction="hide"
              className={styles.close}
            >
              <Icon icon={closeIcon} />
              <VisuallyHidden>{t('filter.close')}</VisuallyHidden>
            </button>
          </p>
          <TextField
            label={t('filter.q')}
            name="q"
            type="search"
            className={styles.text}
            defaultValue={begins.q}
            maxLength={searchLength}
            autoComplete="off"
            enterKeyHint="search"
          />
          {choiceNames.map((name) => {
            const values = props.values[name];
            return (
              values && (
                <SelectField
                  key={name}
                  label={t(`filter.${name}`)}
                  name={name}
                  defaultValue={begins[name]}
                  options={[
                    { value: '', label: t('filter.anyOf') },
                    ...values.map((value) => ({
                      value,
                      label: withCount(
                        choiceLabel(name, value, props.names, t),
                        found?.facets[name].get(value) ?? 0,
                      ),
                    })),
                  ]}
                />
              )
            );
          })}
          <TextField
            label={t('filter.vuelo')}
            placeholder={t('filter.vueloHint')}
            name="vuelo"
            className={styles.text}
            defaultValue={begins.vuelo}
            maxLength={10}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <CheckboxField
            label={found ? withCount(t('filter.openNow'), found.openNow) : t('filter.openNow')}
            name="open"
            value="1"
            className={styles.now}
            defaultChecked={begins.open}
          />
          <Button type="submit" className={styles.apply}>
            {found && live ? t('filter.applyCount', { count: found.total }) : t('filter.apply')}
          </Button>
        </form>
      </div>
    </>
  );
});
