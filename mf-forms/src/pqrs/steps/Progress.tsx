import { pqrsStepsOf } from '@eldorado/rules/pqrs';
import type { PqrsData } from '../pqrsData.ts';
import { fill } from '../pqrsText.ts';
import css from '../pqrs.module.css';

/** How far the form is, in words. */
export function Progress({ data: { texts, answers, step } }: { data: PqrsData }) {
  const steps = pqrsStepsOf(answers);
  return (
    <p className={css.progress}>
      {fill(texts.progress, { step: steps.indexOf(step) + 1, all: steps.length })}
    </p>
  );
}
