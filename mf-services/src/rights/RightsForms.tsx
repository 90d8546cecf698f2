import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, CheckboxField, SelectField, TextField } from '@eldorado/ui';
import { Accordion } from '@eldorado/ui/accordion';
import { causes, problems, type RightsQuestion } from './rightsApi.ts';
import type { RightsWords } from './words/rightsWords.ts';
import css from './rights.module.css';

interface Props {
  words: RightsWords['form'];
  question: RightsQuestion;
  /** Whether the flight that was asked for is none. */
  notFound: boolean;
}

/** A flight's number, or else what happened: forms that the address answers, with or without JavaScript. */
export function RightsForms(props: Props) {
  const { words, question, notFound } = props;
  const locale = useLocale();
  // On a phone the answer begins below the form.
  const action = `${localisePath('/servicios/ayuda-al-viajero', locale)}#rights-answer`;
  return (
    <section aria-label={words.title} className={css.ask}>
      <form method="get" action={action} className={css.flight} key={question.flight}>
        <TextField
          label={words.flight}
          name="flight"
          hint={words.flightHint}
          error={notFound && words.notFound}
          defaultValue={question.flight}
          maxLength={40}
          required
          autoComplete="off"
        />
        <Button type="submit">{words.show}</Button>
      </form>
      <Accordion
        level={3}
        items={[
          {
            key: 'rights-questions',
            title: words.without,
            content: <Questions {...props} action={action} />,
            open: question.problem !== '' || notFound,
          },
        ]}
      />
    </section>
  );
}

function Questions({ words, question, action }: Props & { action: string }) {
  return (
    <form method="get" action={action} className={css.questions}>
      <SelectField
        label={words.problem}
        name="problem"
        defaultValue={question.problem || 'delay'}
        options={problems.map((value) => ({ value, label: words[value] }))}
      />
      <TextField
        label={words.hours}
        name="hours"
        inputMode="decimal"
        maxLength={4}
        defaultValue={question.hours}
        autoComplete="off"
      />
      <SelectField
        label={words.cause}
        name="cause"
        defaultValue={question.cause}
        options={causes.map((value) => ({ value, label: words[value] }))}
      />
      <CheckboxField label={words.night} name="night" value="1" defaultChecked={question.night} />
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
