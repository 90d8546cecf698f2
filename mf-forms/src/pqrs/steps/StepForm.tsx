import { useLocale } from '@eldorado/i18n';
import { pqrsFields, type PqrsField } from '@eldorado/rules/pqrs';
import { ErrorSummary, Link, Notice, PageHeading } from '@eldorado/ui';
import { useErrorTitle } from '../../useErrorTitle.ts';
import { StepFields } from '../fields/StepFields.tsx';
import type { PqrsData } from '../pqrsData.ts';
import { passedOn } from '../pqrsPage.ts';
import { faultText, stepTitle } from '../pqrsText.ts';
import { Problem } from './Problem.tsx';
import { Progress } from './Progress.tsx';
import { StepActions } from './StepActions.tsx';
import { useStepForm } from './useStepForm.ts';
import css from '../pqrs.module.css';

/** One page of questions. The browser posts it by itself; once its code runs it is checked first by the same rules. */
export function StepForm({ data }: { data: PqrsData }) {
  const { texts, step, draft, answers, toReview } = data;
  const locale = useLocale();
  const { form, busy, faults, attempt, problem, failed, onWait, touch, submit, sender } =
    useStepForm(data);
  const message = (field: PqrsField) => {
    const fault = faults[field];
    return fault && faultText(texts, field, fault);
  };
  const wrong = pqrsFields.filter((field) => faults[field] !== undefined);
  useErrorTitle(wrong.length > 0, texts.errorMark);
  return (
    <div className={css.step}>
      {wrong.length > 0 && (
        <ErrorSummary
          key={attempt}
          title={texts.errorTitle}
          errors={wrong.map((id) => ({ id, message: message(id) }))}
        />
      )}
      <PageHeading
        title={stepTitle(texts, step, answers)}
        lead={step === 'type' ? texts.leadType : undefined}
      />
      <Progress data={data} />
      {data.flight && (
        <Notice tone="info" className={css.notice}>
          {data.flight}
        </Notice>
      )}
      {!failed && <Problem data={data} problem={data.problem} onWait={null} />}
      <form
        ref={form}
        className={css.form}
        method="post"
        action="/api/v2/case-drafts"
        noValidate
        aria-busy={busy}
        onFocus={touch}
        onSubmit={submit}
      >
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="locale" value={locale} />
        {draft && <input type="hidden" name="draft" value={draft} />}
        {toReview && <input type="hidden" name="then" value="review" />}
        {passedOn(data).map((field) => (
          <input key={field} type="hidden" name={field} value={answers[field]} />
        ))}
        <StepFields data={data} message={message} />
        {failed && <Problem data={data} problem={problem} onWait={onWait} />}
        <StepActions data={data} busy={busy} />
      </form>
      {sender && <sender.Sender {...sender.given} />}
      {step === 'type' && (
        <p>
          <Link to="/contacto/pqrs/seguimiento">{texts.followLink}</Link>
        </p>
      )}
    </div>
  );
}
