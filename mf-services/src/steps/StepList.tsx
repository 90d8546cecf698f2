import { useEffect, useRef } from 'react';
import { Link, Notice } from '@eldorado/ui';
import dialogue from '../dialogue.module.css';
import { keepSteps } from './keepSteps.ts';
import { StepForm } from './StepForm.tsx';
import { StepItem } from './StepItem.tsx';
import type { StepsView } from './stepsView.ts';
import css from './steps.module.css';

/** The steps of a case, each to be ticked, and the form that asks for them. Without scripts the ticks are not kept. */
export function StepList({ view }: { view: StepsView }) {
  const root = useRef<HTMLDivElement>(null);
  // The page's first HTML is served by the early script instead.
  useEffect(() => (root.current ? keepSteps(root.current) : undefined), [view]);
  const { answer, words } = view;
  const { list } = words;
  return (
    <div
      ref={root}
      // Ticks are of one list: another one begins without them.
      key={JSON.stringify(view.question)}
      id="steps"
      data-steps={answer ? answer.flight || 'case' : ''}
      className={dialogue.dialogue}
    >
      {answer && (
        <section aria-labelledby="steps-answer" className={dialogue.answer}>
          <h3 id="steps-answer">{answer.title}</h3>
          {answer.age && <p className={dialogue.source}>{answer.age}</p>}
          {answer.warning && (
            <Notice tone="warning">
              {answer.warning.text}{' '}
              {answer.warning.link && (
                <Link to={answer.warning.link.to}>{answer.warning.link.label}</Link>
              )}
            </Notice>
          )}
          <p role="status" data-progress={list.progress} />
          {answer.phases.map(({ title, steps }) => (
            <div key={title} className={css.phase}>
              <h4>{title}</h4>
              <ol>
                {steps.map((step) => (
                  <StepItem key={step.key} step={step} words={list} />
                ))}
              </ol>
            </div>
          ))}
          <p className={css.tools}>
            <button type="button" hidden data-do="print">
              {list.print}
            </button>
            <button type="button" hidden data-do="clear">
              {list.clear}
            </button>
          </p>
        </section>
      )}
      <p hidden data-kept="">
        <a href="?">{list.again}</a>
      </p>
      <StepForm view={view} />
    </div>
  );
}
