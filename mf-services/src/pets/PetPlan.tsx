import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, Link, Notice, RadioGroup, StatusTag } from '@eldorado/ui';
import { DateField } from '@eldorado/ui/date';
import css from '../dialogue.module.css';
import { SourceList } from '../SourceList.tsx';
import { routes } from './petSteps.ts';
import type { PetView, StepView } from './petView.ts';

/** The day of the flight, and what to do by which day: a form that the address answers. */
export function PetPlan({ view }: { view: PetView }) {
  const locale = useLocale();
  const { form, route, date, answer } = view;
  return (
    <div id="pets" className={css.dialogue}>
      {answer === 'unknown' && (
        <Notice tone="warning">
          {view.unknown} <Link to="https://www.ica.gov.co">ica.gov.co</Link>
        </Notice>
      )}
      {answer !== null && answer !== 'unknown' && (
        <section aria-labelledby="pets-answer" className={css.answer}>
          <h3 id="pets-answer">{answer.title}</h3>
          <ol>
            {answer.steps.map((step) => (
              <Step key={step.key} step={step} source={view.source} />
            ))}
          </ol>
        </section>
      )}
      <form
        method="get"
        action={`${localisePath('/servicios/mascotas', locale)}#pets`}
        aria-label={form.title}
        // A changed address is a new form: what was asked for stands in the fields.
        key={`${route ?? ''} ${date}`}
      >
        <RadioGroup
          label={form.route}
          name="route"
          defaultValue={route ?? 'leaving'}
          options={routes.map((value) => ({ value, label: form[value] }))}
        />
        <div className={css.when}>
          <DateField
            label={form.date}
            name="date"
            min={view.today}
            defaultValue={date}
            error={view.error}
            required
          />
          <Button type="submit">{form.show}</Button>
        </div>
      </form>
    </div>
  );
}

function Step({ step, source }: { step: StepView; source: string }) {
  const { when, state, title, text, sources } = step;
  return (
    <li>
      <p className={css.day}>
        {when}
        {state && (
          <StatusTag tone={state.kind === 'late' ? 'negative' : 'positive'}>{state.text}</StatusTag>
        )}
      </p>
      <p className={css.title}>{title}</p>
      <p>{text}</p>
      <SourceList label={source} sources={sources} />
    </li>
  );
}
