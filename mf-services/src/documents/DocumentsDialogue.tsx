import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, ButtonLink, Link, Notice, RadioGroup, SelectField } from '@eldorado/ui';
import css from '../dialogue.module.css';
import { SourceList } from '../SourceList.tsx';
import { ages, people, trips } from './documents.ts';
import type { DocumentsView } from './documentsView.ts';

/** Which documents a traveller's case needs: a few questions that the address answers. */
export function DocumentsDialogue({ view }: { view: DocumentsView }) {
  const locale = useLocale();
  const { form, question, answer } = view;
  const { trip, who, age, country } = question;
  return (
    <div id="documents" className={css.dialogue}>
      {view.unknown && (
        <Notice tone="warning">
          {view.unknown} <Link to={migration}>migracioncolombia.gov.co</Link>
        </Notice>
      )}
      {answer && (
        <section aria-labelledby="documents-answer" className={css.answer}>
          <h3 id="documents-answer">{answer.title}</h3>
          <ul>
            {answer.documents.map(({ key, title, text, sources }) => (
              <li key={key}>
                <p className={css.title}>{title}</p>
                <p>{text}</p>
                <SourceList label={view.source} sources={sources} />
              </li>
            ))}
          </ul>
          <p>{view.last}</p>
          <ButtonLink to={answer.authority.to}>{answer.authority.label}</ButtonLink>
        </section>
      )}
      <form
        method="get"
        action={`${localisePath('/servicios/migracion-y-pasaportes', locale)}#documents`}
        aria-label={form.title}
        // A changed address is a new form: what was asked for stands in the fields.
        key={`${trip ?? ''} ${who ?? ''} ${age} ${country ?? ''}`}
      >
        <RadioGroup
          label={form.trip}
          name="trip"
          defaultValue={trip ?? 'leaving'}
          options={trips.map((value) => ({ value, label: form[value] }))}
        />
        <RadioGroup
          label={form.who}
          name="who"
          defaultValue={who ?? 'colombian'}
          options={people.map((value) => ({ value, label: form[value] }))}
        />
        <SelectField
          label={form.age}
          name="age"
          defaultValue={age}
          options={ages.map((value) => ({ value, label: form[value] }))}
        />
        <SelectField
          label={form.country}
          name="country"
          defaultValue={country ?? ''}
          options={[{ value: '', label: form.elsewhere }, ...view.countries]}
        />
        <Button type="submit">{form.show}</Button>
      </form>
    </div>
  );
}

const migration = 'https://www.migracioncolombia.gov.co';
