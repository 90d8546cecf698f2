import { formatDay, useLocale, type Locale } from '@eldorado/i18n';
import {
  pqrsFieldsOf,
  pqrsPath,
  pqrsStepsOf,
  previousPqrsStep,
  type PqrsField,
} from '@eldorado/rules/pqrs';
import { Button, Link, PageHeading, VisuallyHidden } from '@eldorado/ui';
import type { Choice } from './choices.ts';
import { FileNames } from './files/FileNames.tsx';
import { Problem } from './Problem.tsx';
import { Progress } from './Progress.tsx';
import type { PqrsData } from './pqrsData.ts';
import { choiceText, stepTitle } from './pqrsText.ts';
import { useBusy } from './useBusy.ts';
import css from './pqrs.module.css';

/** Grows with the consent's wording, so that each stored consent can be read again as it was given. */
export const pqrsConsentVersion = '2026-11-23';

/** Everything that was answered, with a way back to each page, and the button that sends it. */
export function Review({ data }: { data: PqrsData }) {
  const { texts, answers, draft, step } = data;
  const locale = useLocale();
  const [busy, setBusy] = useBusy();
  const before = previousPqrsStep(answers, step);
  return (
    <div className={css.step}>
      <PageHeading title={texts.titleReview} />
      <Progress data={data} />
      <Problem data={data} offline={false} />
      {pqrsStepsOf(answers)
        .filter((name) => name !== 'review')
        .map((name) => (
          <section key={name} className={css.answers} aria-labelledby={`answers-${name}`}>
            <h2 id={`answers-${name}`}>{stepTitle(texts, name, answers)}</h2>
            <Link to={`${pqrsPath(name)}?draft=${draft ?? ''}&then=review`}>
              {texts.change}
              <VisuallyHidden>: {stepTitle(texts, name, answers)}</VisuallyHidden>
            </Link>
            {name === 'files' ? (
              <FileNames files={data.files.filter(({ state }) => state === 'kept')}>
                {texts.notSaid}
              </FileNames>
            ) : (
              <dl>
                {pqrsFieldsOf(name, answers).map((field) => (
                  <div key={field}>
                    <dt>{texts[field]}</dt>
                    <dd>{answerText(data, field, locale) || texts.notSaid}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      <form
        method="post"
        action="/api/v2/cases"
        className={css.actions}
        onSubmit={(event) => {
          // Pressed twice it is still sent once.
          if (busy) event.preventDefault();
          setBusy(true);
        }}
      >
        <input type="hidden" name="draft" value={draft ?? ''} />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="consentVersion" value={pqrsConsentVersion} />
        <Button type="submit" busy={busy}>
          {busy ? texts.sending : texts.send}
        </Button>
        {before && <Link to={`${pqrsPath(before)}?draft=${draft ?? ''}`}>{texts.back}</Link>}
      </form>
    </div>
  );
}

const labelOf = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** An answer as people read it. */
function answerText({ texts, answers, choices }: PqrsData, field: PqrsField, locale: Locale) {
  const value = answers[field];
  if (value === '') return '';
  switch (field) {
    case 'type':
    case 'request':
    case 'topic':
    case 'identity':
    case 'item':
      return choiceText(texts, field, value);
    case 'airline':
      return value === 'ZZZ' ? texts.airlineOther : labelOf(choices.airlines, value);
    case 'establishmentType':
      return labelOf(choices.establishmentTypes, value);
    case 'service':
      return labelOf(choices.services, value);
    case 'eventDate':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value, locale) : value;
    case 'consent':
      return '✓';
    default:
      return value;
  }
}
