import { useRef, useState, type FormEvent } from 'react';
import { useLocale } from '@eldorado/i18n';
import { pqrsFields, pqrsPath, previousPqrsStep, type PqrsField } from '@eldorado/rules/pqrs';
import { useSiteSelector } from '@eldorado/store';
import { Button, ErrorSummary, Link, Notice, PageHeading, useHydrated } from '@eldorado/ui';
import { passedOn, type PqrsData } from './pqrsData.ts';
import { faultText, stepTitle } from './pqrsText.ts';
import { postOf, typed } from './stepPost.ts';
import { usePost } from './usePost.ts';
import { useTyped } from './useTyped.ts';
import { useErrorTitle } from '../useErrorTitle.ts';
import { Problem } from './Problem.tsx';
import { Progress } from './Progress.tsx';
import { StepFields } from './fields/StepFields.tsx';
import css from './pqrs.module.css';

/** One page of questions. The browser posts it by itself; once its code runs it is checked first by the same rules. */
export function StepForm({ data }: { data: PqrsData }) {
  const { texts, step, draft, answers, toReview, today } = data;
  const locale = useLocale();
  const hydrated = useHydrated();
  const online = useSiteSelector((state) => state.app.online);
  const [faults, setFaults] = useState(data.faults);
  const [attempt, setAttempt] = useState(0);
  const { busy, setBusy, problem, unsent, setUnsent, send, wait } = usePost();
  const form = useRef<HTMLFormElement>(null);
  useTyped(`${step} ${draft ?? ''}`, form);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    // The map is no answer to check: the browser posts what is there, and goes.
    if (online && submitterOf(event)?.value === toMap) return;
    event.preventDefault();
    if (busy) return;
    const said = typed(currentTarget, answers, step);
    const post = postOf(data, said, locale);
    if (!online) return setUnsent(post);
    setBusy(true);
    try {
      const { stepFaults } = await loadRules();
      const found = stepFaults(said, step, today);
      if (Object.keys(found).length === 0) return void (await send(post));
      setBusy(false);
      setFaults(found);
      setAttempt(attempt + 1);
    } catch {
      // Rules that cannot be fetched are the API's to apply, which the browser reaches by itself.
      currentTarget.submit();
    }
  }

  const message = (field: PqrsField) => {
    const fault = faults[field];
    return fault && faultText(texts, field, fault);
  };
  // Said beside the button that was pressed, where its presser looks.
  const failed = problem !== null || unsent !== null;
  const wrong = pqrsFields.filter((field) => faults[field] !== undefined);
  useErrorTitle(wrong.length > 0, texts.errorMark);
  const before = previousPqrsStep(answers, step);
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
        // Fetched before the network may be gone.
        onFocus={() => void loadRules().catch(() => undefined)}
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="locale" value={locale} />
        {draft && <input type="hidden" name="draft" value={draft} />}
        {toReview && <input type="hidden" name="then" value="review" />}
        {passedOn(data).map((field) => (
          <input key={field} type="hidden" name={field} value={answers[field]} />
        ))}
        <StepFields data={data} message={message} />
        {failed && <Problem data={data} problem={problem} onWait={unsent && wait} />}
        <div className={css.actions}>
          <Button type="submit" busy={hydrated && busy}>
            {busy ? texts.sending : texts.next}
          </Button>
          {step === 'subject' && answers.topic === 'infrastructure' && (
            <Button type="submit" variant="secondary" name="then" value={toMap}>
              {texts.chooseOnMap}
            </Button>
          )}
          {before && draft && <Link to={`${pqrsPath(before)}?draft=${draft}`}>{texts.back}</Link>}
        </div>
      </form>
      {step === 'type' && (
        <p>
          <Link to="/contacto/pqrs/seguimiento">{texts.followLink}</Link>
        </p>
      )}
    </div>
  );
}

/** Where the second button leads. */
const toMap = 'map';
const submitterOf = ({ nativeEvent }: FormEvent<HTMLFormElement>) =>
  (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;

const loadRules = () => import(/* webpackChunkName: "pqrs-rules" */ './stepFaults.ts');
