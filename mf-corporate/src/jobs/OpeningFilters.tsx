import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, SelectField, TextField } from '@eldorado/ui';
import { jobsPath, type JobQuery, type JobsView } from './openings.ts';
import { useJobWords } from './words.ts';
import styles from './jobs.module.css';

/** What is asked of the openings: a form that the address answers, with the areas and contracts that have any. */
export function OpeningFilters(props: { asked: JobQuery; list: NonNullable<JobsView['list']> }) {
  const { asked, list } = props;
  const words = useJobWords();
  const locale = useLocale();
  const any = { value: '', label: words.any };
  const counted = <W extends string>(
    values: readonly { value: W; count: number }[],
    names: Readonly<Record<W, string>>,
  ) => values.map(({ value, count }) => ({ value, label: `${names[value]} (${count})` }));
  return (
    <form
      method="get"
      action={localisePath(jobsPath, locale)}
      aria-label={words.filters}
      className={styles.filters}
      // A changed address is a new form: what was asked for stands in the fields.
      key={JSON.stringify(asked)}
    >
      <SelectField
        label={words.area}
        name="area"
        options={[any, ...counted(list.areas, words.areas)]}
        defaultValue={asked.area}
      />
      <SelectField
        label={words.kind}
        name="kind"
        options={[any, ...counted(list.kinds, words.kinds)]}
        defaultValue={asked.kind}
      />
      <TextField
        label={words.q}
        name="q"
        type="search"
        autoComplete="off"
        maxLength={80}
        defaultValue={asked.q}
      />
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
