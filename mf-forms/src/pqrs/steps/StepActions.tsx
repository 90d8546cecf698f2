import { pqrsPath, previousPqrsStep } from '@eldorado/rules/pqrs';
import { Button, Link, useHydrated } from '@eldorado/ui';
import type { PqrsData } from '../pqrsData.ts';
import { toMap } from './useStepForm.ts';
import css from '../pqrs.module.css';

/** What goes on from a page of questions, to the map and back. */
export function StepActions({ data, busy }: { data: PqrsData; busy: boolean }) {
  const { texts, step, draft, answers } = data;
  const hydrated = useHydrated();
  const before = previousPqrsStep(answers, step);
  return (
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
  );
}
