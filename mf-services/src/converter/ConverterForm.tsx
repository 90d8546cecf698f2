import { useEffect, useRef } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, SelectField, TextField } from '@eldorado/ui';
import { convertInPlace } from './convertInPlace.ts';
import type { FormView } from './formView.ts';
import { converterPath } from './housesView.ts';
import styles from './converter.module.css';

/** A form that the address answers; with scripts it answers in place. */
export function ConverterForm({ view }: { view: FormView }) {
  const locale = useLocale();
  const root = useRef<HTMLFormElement>(null);
  // The page's first HTML is served by the early script instead.
  useEffect(() => (root.current ? convertInPlace(root.current) : undefined), [view]);
  const { asked, wrong, options, words } = view;
  return (
    <form
      ref={root}
      id="convert"
      aria-label={words.convert}
      method="get"
      action={`${localisePath(converterPath, locale)}#convert`}
      className={styles.form}
      data-convert={JSON.stringify(view.inPlace)}
      // A changed address is a new form: what was asked for stands in the fields.
      key={JSON.stringify(asked)}
    >
      <output className={styles.result}>{view.answer}</output>
      <p className={styles.note}>{view.note}</p>
      <TextField
        label={words.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder="1"
        defaultValue={asked.amount}
        error={wrong.amount && words.amountError}
      />
      <SelectField
        label={words.from}
        name="from"
        options={options}
        defaultValue={asked.from}
        error={wrong.from && words.currencyError}
      />
      <SelectField
        label={words.to}
        name="to"
        options={options}
        defaultValue={asked.to}
        error={wrong.to && words.currencyError}
      />
      <Button type="submit">{words.convert}</Button>
    </form>
  );
}
