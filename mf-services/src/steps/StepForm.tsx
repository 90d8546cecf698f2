import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, CheckboxField, Fieldset, RadioGroup, TextField } from '@eldorado/ui';
import { companions, trips, ways } from './steps.ts';
import type { StepsView } from './stepsView.ts';
import css from './steps.module.css';

/** A traveller's case: a form that the address answers. */
export function StepForm({ view }: { view: StepsView }) {
  const locale = useLocale();
  const { question } = view;
  const { form, list } = view.words;
  return (
    <form
      method="get"
      action={`${localisePath('/servicios/prepara-tu-viaje', locale)}#steps`}
      aria-label={form.title}
    >
      <div className={css.choices}>
        <RadioGroup
          label={form.way}
          name="way"
          defaultValue={question.way}
          options={ways.map((value) => ({ value, label: form[value] }))}
        />
        <RadioGroup
          label={form.trip}
          name="trip"
          defaultValue={question.trip}
          options={trips.map((value) => ({ value, label: form[value] }))}
        />
      </div>
      <Fieldset legend={form.along}>
        <div className={css.companions}>
          {companions.map((name) => (
            <CheckboxField
              key={name}
              label={form[name]}
              name={name}
              value="1"
              defaultChecked={question[name]}
            />
          ))}
        </div>
      </Fieldset>
      <TextField
        label={form.flight}
        name="flight"
        hint={form.flightHint}
        error={view.error}
        defaultValue={question.flight}
        maxLength={40}
        autoComplete="off"
        optional
      />
      <p className={css.tools}>
        <Button type="submit">{form.show}</Button>
        <button type="button" hidden data-followed={list.followed} />
      </p>
    </form>
  );
}
